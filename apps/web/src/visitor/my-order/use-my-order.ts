import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';

export interface ShownOrder {
  readonly order: MyOrder;
  /** When it was last known to be so, ms. */
  readonly asOf: number;
  /** The network is away: what is shown may be old. */
  readonly isAway: boolean;
  /** Nobody has such a link any longer. */
  readonly isGone: boolean;
  /** Something has been done: what is shown is asked for anew at once. */
  readonly readAgain: () => void;
}

const every = 20_000;
/** The addresses of papers are valid for ten minutes. */
const wholeEvery = 8 * 60_000;

/** What was bought, asked for every 20 seconds while somebody looks at it. What has not changed is not sent again. */
export function useMyOrder(calls: OfferCalls, first: MyOrder): ShownOrder {
  const [shown, setShown] = useState<Omit<ShownOrder, 'readAgain'>>({
    ...{ order: first, asOf: Date.now(), isAway: false, isGone: false },
  });
  const [reads, setReads] = useState(0);
  const known = useRef(knownOf(first));
  const readAgain = () => {
    known.current = { revision: '', readAt: 0 };
    setReads((now) => now + 1);
  };
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const now = Date.now();
      const { revision, readAt } = known.current;
      try {
        const answer = await calls.readOrder(now - readAt < wholeEvery ? revision : '');
        if (!isCurrent) return;
        if (!answer.IsUnchanged) known.current = knownOf(answer);
        setShown((before) => ({
          order: answer.IsUnchanged ? before.order : answer,
          asOf: now,
          isAway: false,
          isGone: false,
        }));
      } catch (error) {
        const failure = failureOf(error);
        if (isCurrent) setShown((before) => ({ ...before, isAway: true, isGone: failure === 'gone' }));
      }
    };
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') void read();
    };
    if (reads > 0) void read();
    const timer = setInterval(readIfSeen, every);
    document.addEventListener('visibilitychange', readIfSeen);
    addEventListener('online', readIfSeen);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfSeen);
      removeEventListener('online', readIfSeen);
    };
  }, [calls, reads]);
  return { ...shown, readAgain };
}

const knownOf = (order: MyOrder) => ({ revision: hasAll(order) ? order.Revision : '', readAt: Date.now() });

/** A paper that is being made changes no fact: it is asked for until it is there. */
const hasAll = ({ Papers }: MyOrder): boolean => Papers?.every(({ PdfUrl }) => PdfUrl !== null) ?? true;
