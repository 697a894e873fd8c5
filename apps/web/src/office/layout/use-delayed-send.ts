import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface DelayedSend {
  /** Whether the call for this id waits, or is running. */
  readonly isScheduled: (id: string) => boolean;
  readonly schedule: (id: string) => void;
  /** Without effect once the call has been sent. */
  readonly undo: (id: string) => void;
}

/** Calls `over` when the time to undo is over, or `undo`; the function that it answers ends the wait before. */
export type Wait = (id: string, over: () => void, undo: () => void) => () => void;

/** Waits `ms` milliseconds. */
export const waitFor =
  (ms: number): Wait =>
  (_, over) => {
    const timer = setTimeout(over, ms);
    return () => clearTimeout(timer);
  };

/**
 * Delays calls that the server cannot undo until `wait` is over: until then the page shows them as done and offers Undo.
 * Leaving the page sends what is still waiting at once. `send` must not reject.
 */
export function useDelayedSend(send: (id: string) => Promise<unknown>, wait: Wait): DelayedSend {
  const [scheduled, setScheduled] = useState<ReadonlySet<string>>(new Set());
  const waits = useRef(new Map<string, () => void>());
  const endWait = (id: string) => {
    waits.current.get(id)?.();
    return waits.current.delete(id);
  };
  const remove = (id: string) => setScheduled((now) => new Set([...now].filter((each) => each !== id)));
  const sendNow = (id: string) => {
    if (endWait(id)) void send(id).then(() => remove(id));
  };
  const undo = (id: string) => {
    if (endWait(id)) remove(id);
  };
  const sendAll = useEffectEvent(() => [...waits.current.keys()].forEach(sendNow));
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
      waits.current.set(
        id,
        wait(
          id,
          () => sendNow(id),
          () => undo(id),
        ),
      );
      setScheduled((now) => new Set([...now, id]));
    },
    undo,
  };
}
