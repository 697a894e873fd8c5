import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** As long as somebody may take it back, ms: as long as a message stays. */
const heldFor = 5000;

export interface HeldBack {
  readonly isHeld: (id: string) => boolean;
  readonly hold: (id: string) => void;
  readonly takeBack: (id: string) => void;
}

/**
 * What cannot be undone waits a moment before it is sent, and stands as done until it is. Whoever leaves the page meanwhile
 * meant it.
 */
export function useHeldBack(send: (id: string) => Promise<unknown>): HeldBack {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const clocks = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const stop = (id: string) => {
    clearTimeout(clocks.current.get(id));
    return clocks.current.delete(id);
  };
  const letGo = (id: string) => setHeld((now) => new Set([...now].filter((each) => each !== id)));
  const sendNow = (id: string) => {
    if (stop(id)) void send(id).then(() => letGo(id));
  };
  const sendAll = useEffectEvent(() => [...clocks.current.keys()].forEach(sendNow));
  useEffect(() => {
    const leave = () => sendAll();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isHeld: (id) => held.has(id),
    hold: (id) => {
      const clock = setTimeout(() => sendNow(id), heldFor);
      clocks.current.set(id, clock);
      setHeld((now) => new Set([...now, id]));
    },
    // On its way it cannot be called back.
    takeBack: (id) => {
      if (stop(id)) letGo(id);
    },
  };
}
