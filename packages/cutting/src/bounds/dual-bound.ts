import type { Goal } from '../goal.ts';
import type { Knapsack } from '../knapsack.ts';
import type { Item, Kind, Shape } from '../shape.ts';

/** Weights of the items, whole or not, as the formula of `Certificate` wants them. */
export interface Weights {
  readonly values: ArrayLike<number>;
  /** Weight of a new bar, and of a millimetre of it. */
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

/** What these weights prove, after a knapsack over them (the formula stands at `Certificate`); counts its rows. */
export function boundOfWeights(shape: Shape, goal: Goal, weighing: Scale & { readonly knapsack: Knapsack }): DualBound {
  weighing.knapsack.weigh({ values: weighing.values, limits: demandsOf(shape.items) });
  return boundOfMaxima(shape, goal, weighing);
}

/** The same for a knapsack that is filled already. */
export function boundOfMaxima(
  { items, kinds }: Shape,
  goal: Goal,
  { values, perMillimetre, perBar: least, knapsack }: Scale & { readonly knapsack: Knapsack },
): DualBound {
  const best = kinds.map(({ capacity }) => knapsack.best(capacity));
  const excess = (kind: Kind, at: number): number => (best[at] ?? 0) - perMillimetre * kind.length;
  const endless = kinds.map((kind, at) => (kind.isNew && isEndless(kind) ? excess(kind, at) : Number.NaN));
  const needed = endless.filter((value) => !Number.isNaN(value));
  const perBar = goal.name === 'bars' && needed.length > 0 ? Math.max(...needed) : Math.max(least, ...needed);
  const saved = kinds.reduce((sum, kind, at) => {
    if (isEndless(kind)) return sum;
    const price = kind.isNew ? perBar + perMillimetre * kind.length : 0;
    return sum + kind.count * Math.max(0, (best[at] ?? 0) - price);
  }, 0);
  const weight = items.reduce((sum, { demand }, item) => sum + demand * (values[item] ?? 0), 0);
  const right = weight - saved;
  const bound =
    goal.name === 'bars'
      ? right / Math.max(perBar, Number.MIN_VALUE)
      : (right - perBar * goal.barLimit) / perMillimetre;
  return { values, perBar, perMillimetre, bound: Math.max(0, bound) };
}

const isEndless = ({ count }: Kind): boolean => count === Number.POSITIVE_INFINITY;
