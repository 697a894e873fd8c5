import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { asker } from './asker.ts';
import { fairTurns, oneAtATime } from './fair-turns.ts';

/**
 * The pause of calls that work for long: what has come in meanwhile is done first, and then one call goes on for each turn of the
 * event loop, however many have more to do. That is who has used least, and before them whoever holds a transaction open, for which
 * others wait.
 * @param isInTransaction whether the present work is part of one
 */
export function pausesInTurn(isInTransaction: () => boolean): () => Promise<void> {
  const turns = fairTurns(oneAtATime, () => performance.now());
  return async () => {
    const end = await turns.next(isInTransaction() ? undefined : asker.getStore());
    await turnOfTheLoop();
    // What follows this pause is done by then.
    if (end) setImmediate(end);
  };
}
