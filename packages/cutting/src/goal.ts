import { type Draft, newBarsIn, newLengthIn } from './draft.ts';
import { nextReachable } from './bounds/reachable-length.ts';
import type { Kind, Shape } from './shape.ts';

/** What is made least: the number of new bars, or, with no more bars than were found, their length. */
export interface Goal {
  readonly name: 'bars' | 'length';
  /** In the linear program; a new bar of the longest kind costs 1. */
  readonly costOf: (kind: Kind) => number;
  /** Whether another kind does all that this one does at the same cost. */
  readonly isIdle: (kind: Kind) => boolean;
  /** Most new bars. */
  readonly barLimit: number;
  /** No plan has fewer, as is known already. */
  readonly barFloor: number;
  readonly valueOf: (draft: Draft) => number;
  /** Millimetres or bars of one unit of cost. */
  readonly unit: number;
  /** The least value that a plan can have and that is not below this one; a value above a whole number by less than `slack` is that number. */
  readonly roundUp: (value: number, slack?: number) => number;
}

/** The number of new bars for which a price of each bar proves the least. */
export const barsAt = ({ barLimit, barFloor }: Goal, perBar: number): number => (perBar < 0 ? barFloor : barLimit);

/** What rounding in the linear program may cost. */
export const roundingSlack = 1e-6;

export function fewestBars(shape: Shape): Goal {
  const endless = shape.kinds.filter(({ count }) => count === Number.POSITIVE_INFINITY);
  const longest = Math.max(0, ...endless.map(({ capacity }) => capacity));
  return {
    name: 'bars',
    isIdle: ({ isNew, capacity }) => isNew && capacity < longest,
    costOf: ({ isNew }) => (isNew ? 1 : 0),
    barLimit: Number.POSITIVE_INFINITY,
    barFloor: 0,
    valueOf: (draft) => newBarsIn(shape, draft),
    unit: 1,
    roundUp: (value, slack = roundingSlack) => Math.max(0, Math.ceil(value - slack)),
  };
}

/** Of all plans with at most `barLimit` new bars, where none has fewer than `barFloor`. */
export function leastLength(shape: Shape, { barLimit, barFloor }: Pick<Goal, 'barLimit' | 'barFloor'>): Goal {
  const lengths = shape.kinds.filter(({ isNew }) => isNew).map(({ length }) => length);
  const unit = Math.max(1, ...lengths);
  const next = nextReachable(shape, barLimit);
  return {
    name: 'length',
    isIdle: () => false,
    costOf: ({ isNew, length }) => (isNew ? length / unit : 0),
    barLimit,
    barFloor,
    valueOf: (draft) => newLengthIn(shape, draft),
    unit,
    roundUp: (value, slack = roundingSlack) => next(value - slack),
  };
}
