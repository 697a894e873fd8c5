import type { Cut } from '../draft.ts';
import type { Shape } from '../shape.ts';
import type { Fill } from './fill-bars.ts';

/** First-fit decreasing (Johnson 1973), which on bars of one length fills each bar with the longest that still fit. */
export const firstFit =
  ({ items }: Shape): Fill =>
  (capacity, left) => {
    const cuts: Cut[] = [];
    let room = capacity;
    for (const [item, { size }] of items.entries()) {
      const count = Math.min(left[item] ?? 0, Math.floor(room / size));
      if (count === 0) continue;
      cuts.push({ item, count });
      room -= count * size;
    }
    return cuts;
  };
