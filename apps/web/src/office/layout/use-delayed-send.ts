import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface DelayedSend {
  /** Whether the call for this id waits, or is running. */
  readonly isScheduled: (id: string) => boolean;
  readonly schedule: (id: string) => void;
  /** Without effect once the call has been sent. */
  readonly undo: (id: string) => void;
}

/**
 * Delays calls that the server cannot undo by `undoMs`: until then the page shows them as done and offers Undo. Leaving the
 * page sends what is still waiting at once. `send` must not reject.
 */
export function useDelayedSend(send: (id: string) => Promise<unknown>, undoMs: number): DelayedSend {
  const [scheduled, setScheduled] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const cancelTimer = (id: string) => {
    clearTimeout(timers.current.get(id));
    return timers.current.delete(id);
  };
  const remove = (id: string) => setScheduled((now) => new Set([...now].filter((each) => each !== id)));
  const sendNow = (id: string) => {
    if (cancelTimer(id)) void send(id).then(() => remove(id));
  };
  const sendAll = useEffectEvent(() => [...timers.current.keys()].forEach(sendNow));
  useEffect(() => {
    const leave = () => sendAll();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isScheduled: (id) => scheduled.has(id),
    schedule: (id) => {
      timers.current.set(
        id,
        setTimeout(() => sendNow(id), undoMs),
      );
      setScheduled((now) => new Set([...now, id]));
    },
    undo: (id) => {
      if (cancelTimer(id)) remove(id);
    },
  };
}
