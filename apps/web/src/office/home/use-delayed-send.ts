import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long an action can be undone, ms; the same as a toast stays. */
const undoMs = 5000;

export interface DelayedSend {
  readonly isScheduled: (id: string) => boolean;
  readonly schedule: (id: string) => void;
  readonly undo: (id: string) => void;
}

/**
 * Delays a call that the server cannot undo: until it is sent, the page shows it as done and offers Undo. Leaving the page
 * sends what is still waiting at once.
 */
export function useDelayedSend(send: (id: string) => Promise<unknown>): DelayedSend {
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
      const timer = setTimeout(() => sendNow(id), undoMs);
      timers.current.set(id, timer);
      setScheduled((now) => new Set([...now, id]));
    },
    // A call that has been sent cannot be undone.
    undo: (id) => {
      if (cancelTimer(id)) remove(id);
    },
  };
}
