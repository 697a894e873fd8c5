import type { CallCounter } from '@door/api/ports/context';
import { LRUCache } from 'lru-cache';

interface Count {
  taken: number;
  /** When its period is over, ms. */
  readonly ends: number;
}

/** Keys that are counted at once, about 10 MB; beyond these the longest unused are forgotten. */
const mostKeys = 100_000;

/** Counts in fixed periods in memory. `now` in ms. */
export function callCounterOf(now: () => number, most = mostKeys): CallCounter {
  const counts = new LRUCache<string, Count>({ max: most });
  const begin = (key: string, ends: number): Count => {
    const count = { taken: 0, ends };
    counts.set(key, count);
    return count;
  };
  return {
    tryTake: (key, limit) => {
      const known = counts.get(key);
      const count = known && known.ends > now() ? known : begin(key, now() + limit.perSeconds * 1000);
      count.taken += limit.units ?? 1;
      return count.taken <= limit.most;
    },
  };
}
