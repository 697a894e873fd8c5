import type { Problem } from './problem.ts';

/**
 * A problem as the algorithms see it. Each piece is longer by one kerf and so is each bar, so that n pieces fit when
 * Σ size ≤ capacity: of 2076 + 5 two fit on 5940 + 5. Equal lengths are merged, what cannot matter is left out.
 */
export interface Shape {
  /** Longest first. */
  readonly items: readonly Item[];
  /** Offcuts first, then new bars; each group longest first. */
  readonly kinds: readonly Kind[];
  readonly pieces: number;
  /** Of all new bars that are named, also of those that nothing is cut from. */
  readonly stockLengths: readonly number[];
}

export interface Item {
  readonly length: number;
  readonly size: number;
  readonly demand: number;
}

export interface Kind {
  readonly length: number;
  readonly capacity: number;
  readonly isNew: boolean;
  /** Infinity where there are as many new bars as anyone could use; never of offcuts, which cost nothing. */
  readonly count: number;
}

export function shapeOf({ kerf, trim, stock, offcuts, pieces }: Problem): Shape {
  const demands = merged(pieces.map(({ length, quantity }) => [length, quantity]));
  const items = demands.map(([length, demand]) => ({ length, size: length + kerf, demand }));
  const total = items.reduce((sum, { demand }) => sum + demand, 0);
  const smallest = items.at(-1)?.size ?? 0;
  const kindsOf = (lengths: readonly Entry[], isNew: boolean): readonly Kind[] =>
    merged(lengths)
      .map(([length, count]) => ({
        length,
        capacity: length + kerf - (isNew ? 2 * trim : 0),
        isNew,
        count: isNew && count >= total ? Number.POSITIVE_INFINITY : Math.min(count, total),
      }))
      .filter(({ capacity }) => capacity >= smallest);
  const offcutKinds = kindsOf(
    offcuts.map(({ length, count }) => [length, count]),
    false,
  );
  const newKinds = kindsOf(
    stock.map(({ length, count }) => [length, count ?? Number.POSITIVE_INFINITY]),
    true,
  );
  return {
    items,
    kinds: [...offcutKinds, ...newKinds],
    pieces: total,
    stockLengths: [...new Set(stock.map(({ length }) => length))],
  };
}

type Entry = readonly [length: number, count: number];

/** Longest first, each length once, none without a count. */
function merged(entries: readonly Entry[]): readonly Entry[] {
  const counts = new Map<number, number>();
  for (const [length, count] of entries) counts.set(length, (counts.get(length) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => b - a);
}
