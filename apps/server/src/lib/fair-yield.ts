import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { requester } from './requester.ts';
import { fairQueue, oneAtATime } from './fair-queue.ts';

/**
 * The pause of calls that work for long: what has come in meanwhile is done first, and then one call goes on for each turn of the
 * event loop, however many have more to do. That is who has used least, and before them whoever holds a transaction open, for which
 * others wait.
 * @param isInTransaction whether the present work is part of one
 */
export function fairYield(isInTransaction: () => boolean): () => Promise<void> {
  const turns = fairQueue(oneAtATime, () => performance.now());
  return async () => {
    const end = await turns.next(isInTransaction() ? undefined : requester.getStore());
    await turnOfTheLoop();
    // What follows this pause is done by then.
    if (end) setImmediate(end);
  };
}
