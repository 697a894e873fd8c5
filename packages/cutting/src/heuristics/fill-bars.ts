import type { Cut, Draft, PatternUse } from '../draft.ts';
import type { Kind, Shape } from '../shape.ts';

/** Chooses what to cut next from a bar of this capacity, of what is left. */
export type Fill = (capacity: number, left: Int32Array) => readonly Cut[];

/** Items that wait for a bar. */
export interface Rest {
  readonly left: Int32Array;
  /** How many bars of each kind may still be taken. */
  readonly counts: Float64Array;
}

export const restOf = ({ items, kinds }: Shape): Rest => ({
  left: Int32Array.from(items, ({ demand }) => demand),
  counts: Float64Array.from(kinds, ({ count }) => count),
});

/** Bars one after the other, offcuts first, each pattern as often as it goes; null when the stock is too little. Consumes the rest. */
export function fillBars(shape: Shape, { left, counts }: Rest, fill: Fill): Draft | null {
  const uses: PatternUse[] = [];
  for (const [kind, entry] of shape.kinds.entries()) fillKind({ kind, entry, left, counts, fill, uses });
  return left.some((count) => count > 0) ? null : uses;
}

interface Filling extends Rest {
  readonly kind: number;
  readonly entry: Kind;
  readonly fill: Fill;
  readonly uses: PatternUse[];
}

function fillKind({ kind, entry, left, counts, fill, uses }: Filling): void {
  for (let free = counts[kind] ?? 0; free > 0; ) {
    const cuts = fill(entry.capacity, left);
    if (cuts.length === 0) return;
    const often = Math.min(...cuts.map(({ item, count }) => Math.floor((left[item] ?? 0) / count)));
    const times = Math.min(free, often);
    uses.push({ pattern: { kind, cuts }, times });
    for (const { item, count } of cuts) left[item] = (left[item] ?? 0) - count * times;
    free -= times;
    counts[kind] = free;
  }
}
