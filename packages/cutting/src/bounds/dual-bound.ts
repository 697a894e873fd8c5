import { barsAt, type Goal } from '../goal.ts';
import type { Knapsack } from '../knapsack.ts';
import type { Item, Kind, Shape } from '../shape.ts';

/** Weights of the items, whole or not, as the formula of `Certificate` wants them. */
export interface Weights {
  readonly values: ArrayLike<number>;
  /** Weight of a new bar, which may be below zero for the length, and of a millimetre of it. */
  readonly perBar: number;
  readonly perMillimetre: number;
}

export interface DualBound extends Weights {
  /** Of the goal: bars or millimetres, not yet rounded up. */
  readonly bound: number;
}

export interface Scale {
  readonly values: ArrayLike<number>;
  readonly perMillimetre: number;
  /** The least weight of a new bar; more where a kind without end needs it. */
  readonly perBar: number;
}

export const demandsOf = (items: readonly Item[]): Int32Array => Int32Array.from(items, ({ demand }) => demand);

/** What these weights prove, after a knapsack over them (the formula stands at `Certificate`). */
export function boundOfWeights(shape: Shape, goal: Goal, { knapsack, ...scale }: Scale & Filled): DualBound {
  knapsack.weigh({ values: scale.values, limits: demandsOf(shape.items) });
  return boundOfMaxima(shape, goal, { ...scale, maxima: maximaOf(shape, knapsack) });
}

interface Filled {
  readonly knapsack: Knapsack;
}

/** The greatest weight on a bar of each kind. */
export const maximaOf = ({ kinds }: Shape, knapsack: Knapsack): readonly number[] =>
  kinds.map(({ capacity }) => knapsack.best(capacity));

interface Maxima {
  readonly maxima: readonly number[];
  /** Added to the weight: what further conditions on the plans are worth. */
  readonly extra?: number;
}

/** The same where the greatest weights on a bar of each kind are known: the better of the least price of a bar and the one given. */
export function boundOfMaxima(shape: Shape, goal: Goal, scale: Scale & Maxima): DualBound {
  const needed = shape.kinds.flatMap((kind, at) =>
    isEndless(kind) ? [(scale.maxima[at] ?? 0) - scale.perMillimetre * kind.length] : [],
  );
  const given = boundAt(shape, goal, { ...scale, perBar: Math.max(scale.perBar, ...needed) });
  if (goal.name === 'length' || needed.length === 0) return given;
  const tight = boundAt(shape, goal, { ...scale, perBar: Math.max(...needed) });
  return tight.bound >= given.bound ? tight : given;
}

function boundAt(
  { items, kinds }: Shape,
  goal: Goal,
  { maxima, extra = 0, values, perBar, perMillimetre }: Scale & Maxima,
): DualBound {
  const prices = { values, perBar, perMillimetre };
  const weight = items.reduce((sum, { demand }, item) => sum + demand * (values[item] ?? 0), 0);
  const saved = kinds.reduce((sum, kind, at) => sum + savedOn(kind, maxima[at] ?? 0, prices), 0);
  return { ...prices, bound: valueOf(goal, prices, weight + extra - saved) };
}

/** What the bars of a kind with a count may weigh more than they cost. */
function savedOn(kind: Kind, best: number, prices: Weights): number {
  return isEndless(kind) ? 0 : kind.count * Math.max(0, best - priceOf(kind, prices));
}

export const priceOf = (kind: Kind, { perBar, perMillimetre }: Weights): number =>
  kind.isNew ? perBar + perMillimetre * kind.length : 0;

function valueOf(goal: Goal, { perBar, perMillimetre }: Weights, right: number): number {
  if (goal.name === 'length') return Math.max(0, right - perBar * barsAt(goal, perBar)) / perMillimetre;
  return right <= 0 ? 0 : right / perBar;
}

const isEndless = ({ count }: Kind): boolean => count === Number.POSITIVE_INFINITY;
