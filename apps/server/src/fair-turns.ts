import type { Asker } from './asker.ts';

/** Who may go on now. */
export interface FairTurns {
  /**
   * Answers what ends the asker's turn: at once where a place is free. `undefined`: this one has too many waiting already.
   * @param who undefined: the program itself, which comes first
   */
  next(who: Asker | undefined): Promise<() => void> | (() => void) | undefined;
}

/** Was not begun, since too many wait already: the same may succeed in a second. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface FairLimits {
  /** Requests of all askers that run at once. */
  readonly atOnce: number;
  /** As many more begin at once where their askers have no other request open. */
  readonly alone?: number;
  /** Requests of one asker that may wait. */
  readonly mostWaiting: number;
}

/** One request after the other, with no limit to how many wait: the work inside the program, of which none may be refused. */
export const oneAtATime: FairLimits = { atOnce: 1, mostWaiting: Infinity };

interface Waiting {
  readonly who: Asker | undefined;
  readonly since: number;
  readonly begin: () => void;
}

/** How much more the time that a request waits weighs than the time that its asker has used: in the end everybody has a turn. */
const weightOfWaiting = 10;

/**
 * Lets so many requests run at once, and gives each free place to whoever has used least lately: whoever asks for little waits for
 * what is running, not for all that others have in the queue. `now` in ms.
 */
export function fairTurns({ atOnce, alone = 0, mostWaiting }: FairLimits, now: () => number): FairTurns {
  const waiting: Waiting[] = [];
  let running = 0;

  const begin = (): (() => void) => {
    let isOver = false;
    running += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      if (running < atOnce) leastUsed()?.begin();
    };
  };
  const rank = ({ who, since }: Waiting): number => (who ? who.used() - weightOfWaiting * (now() - since) : -Infinity);
  const leastUsed = (): Waiting | undefined => {
    const [first, ...others] = waiting;
    if (!first) return undefined;
    const next = others.reduce((least, each) => (rank(each) < rank(least) ? each : least), first);
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  };
  return {
    next: (who) => {
      if (running < atOnce + (who?.isAlone() ? alone : 0)) return begin();
      if (who && waiting.filter((each) => each.who?.who === who.who).length >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        waiting.push({ who, since: now(), begin: () => resolve(begin()) });
      });
    },
  };
}
