import type { Pattern } from '../draft.ts';
import type { Column } from '../linear/columns.ts';
import { pairsIn, type SetLimit } from './set-limits.ts';

/** A number of bars that certain patterns may have at most, or must have at least. */
export interface BarLimit {
  readonly sense: 'at most' | 'at least';
  readonly bars: number;
  readonly isMember: (pattern: Pattern) => boolean;
}

/** A row of the program over patterns: Σ coefficient × bars of the pattern ≤ right. Whole numbers. */
export interface Limit {
  readonly right: number;
  readonly coefficientOf: (pattern: Pattern) => number;
  /** Where the coefficients are pairs of a set. */
  readonly set: readonly number[] | null;
}

export const ofSet = ({ set, pairs }: SetLimit): Limit => ({
  set,
  right: pairs,
  coefficientOf: ({ cuts }) => pairsIn(cuts, set),
});

export function ofBars({ sense, bars, isMember }: BarLimit): Limit {
  const sign = sense === 'at most' ? 1 : -1;
  return { set: null, right: sign * bars, coefficientOf: (pattern) => (isMember(pattern) ? sign : 0) };
}

interface Added {
  readonly pattern: Pattern;
  readonly limits: readonly Limit[];
  /** The row of the first of them. */
  readonly first: number;
}

/** The column of a pattern with its entries in the rows of these limits. */
export function withLimits(column: Column, { pattern, limits, first }: Added): Column {
  const entries = limits
    .map(({ coefficientOf }, at) => ({ row: first + at, value: coefficientOf(pattern) }))
    .filter(({ value }) => value !== 0);
  if (entries.length === 0) return column;
  return {
    cost: column.cost,
    rows: [...column.rows, ...entries.map(({ row }) => row)],
    values: [...column.values, ...entries.map(({ value }) => value)],
  };
}
