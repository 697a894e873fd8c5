import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** As long as somebody may take it back, ms: as long as a message stays. */
const heldFor = 5000;

export interface HeldBack {
  readonly isHeld: (id: string) => boolean;
  readonly hold: (id: string) => void;
  readonly takeBack: (id: string) => void;
}

/** What cannot be undone waits a moment before it is sent. Whoever leaves the page meanwhile meant it. */
export function useHeldBack(send: (id: string) => void): HeldBack {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const clocks = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const letGo = (id: string) => {
    clearTimeout(clocks.current.get(id));
    clocks.current.delete(id);
    setHeld((now) => new Set([...now].filter((each) => each !== id)));
  };
  const sendNow = useEffectEvent((id: string) => {
    letGo(id);
    send(id);
  });
  // A clock is started by a click, outside of any effect: it goes by this.
  const sending = useRef<(id: string) => void>(send);
  useEffect(() => {
    sending.current = (id) => sendNow(id);
    const running = clocks.current;
    const sendAll = () => [...running.keys()].forEach((id) => sendNow(id));
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);
  return {
    isHeld: (id) => held.has(id),
    hold: (id) => {
      clocks.current.set(
        id,
        setTimeout(() => sending.current(id), heldFor),
      );
      setHeld((now) => new Set([...now, id]));
    },
    takeBack: letGo,
  };
}
