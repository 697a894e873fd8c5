/** Who may go on now. */
export interface FairTurns {
  /**
   * Waits until it is the caller's turn; answers what ends it. `undefined`: this caller has too many waiting already.
   * @param who whose requests share one place in the queue, such as an address
   */
  next(who: string): Promise<() => void> | undefined;
}

interface FairLimits {
  /** Requests of all callers that run at once. */
  readonly atOnce: number;
  /** Requests of one caller that may wait. */
  readonly mostWaiting: number;
  /** Time after which what somebody has used counts half, ms. */
  readonly halfLife: number;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

interface Used {
  /** ms that the caller's requests have run, those of long ago counted less; up to `at`. */
  readonly time: number;
  readonly at: number;
}

/** Callers whose use is remembered; beyond these those with next to none are forgotten. */
const mostCallers = 10_000;

/**
 * Lets so many requests run at once, and gives each free place to the caller who has used least lately. Whoever asks a little
 * waits for what is running, and not for all that others have in the queue. `now` in ms.
 */
export function fairTurns({ atOnce, mostWaiting, halfLife }: FairLimits, now: () => number): FairTurns {
  const waiting: Waiting[] = [];
  const used = new Map<string, Used>();
  let running = 0;

  const usedBy = (who: string): number => {
    const { time, at } = used.get(who) ?? { time: 0, at: now() };
    return time * 0.5 ** ((now() - at) / halfLife);
  };
  const charge = (who: string, time: number) => {
    used.set(who, { time: usedBy(who) + time, at: now() });
    if (used.size <= mostCallers) return;
    for (const each of used.keys()) if (usedBy(each) < 1) used.delete(each);
  };
  const begin = (who: string): (() => void) => {
    const start = now();
    let isOver = false;
    running += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      charge(who, now() - start);
      leastUsed()?.begin();
    };
  };
  const leastUsed = (): Waiting | undefined => {
    const [first, ...others] = waiting;
    if (!first) return undefined;
    const next = others.reduce((least, each) => (usedBy(each.who) < usedBy(least.who) ? each : least), first);
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  };
  return {
    next: (who) => {
      if (running < atOnce) return Promise.resolve(begin(who));
      if (waiting.filter((each) => each.who === who).length >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        waiting.push({ who, begin: () => resolve(begin(who)) });
      });
    },
  };
}
