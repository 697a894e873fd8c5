import type { Certificate } from '../certificate.ts';
import type { GoalProblem } from '../goal-problem.ts';
import type { Shape } from '../shape.ts';
import { boundOfWeights, type DualBound } from './dual-bound.ts';

/** A certificate with what it proves, rounded up. */
export interface Certified {
  readonly certificate: Certificate;
  readonly atLeast: number;
}

/** Scales tried in turn: small numbers are easier to read, large ones lose less by rounding. */
const scales = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 60, 100, 1_000, 10_000, 1_000_000, 100_000_000];

/** Whole numbers from the duals of the linear program: the smallest that prove `wanted`, or else the best of the largest scale. */
export function certifyDuals(problem: GoalProblem, dual: DualBound, wanted: number): Certified {
  const exact = certifyScaled(problem, dual, scales.at(-1) ?? 1);
  if (exact.atLeast < wanted) return exact;
  for (const scale of scales) {
    const certified = certifyScaled(problem, dual, scale);
    if (certified.atLeast >= wanted) return certified;
  }
  return exact;
}

function certifyScaled(problem: GoalProblem, dual: DualBound, scale: number): Certified {
  return certified(problem, scaled(problem, dual, scale));
}

/** The duals in whole numbers that lose next to nothing. */
export const wholeWeights = (problem: GoalProblem, dual: DualBound): DualBound =>
  scaled(problem, dual, scales.at(-1) ?? 1);

function scaled({ shape, goal, knapsack }: GoalProblem, dual: DualBound, scale: number): DualBound {
  const isLength = goal.name === 'length';
  // For the length a scale is weight per millimetre, so that weights are about as large as the lengths.
  const factor = isLength ? scale * goal.unit : scale / Math.max(dual.perBar, Number.MIN_VALUE);
  const values = shape.items.map((_, item) => Math.floor((dual.values[item] ?? 0) * factor + 1e-6));
  const perBar = isLength ? Math.ceil(dual.perBar * factor - 1e-6) : scale;
  return boundOfWeights(shape, goal, { values, perBar, perMillimetre: isLength ? scale : 0, knapsack });
}

/** The best that weights without a linear program prove. */
export function certifyQuickly({ shape, goal, knapsack }: GoalProblem, wanted: number): Certified | null {
  const fresh = shape.kinds.filter(({ isNew }) => isNew);
  const capacity = Math.max(0, ...fresh.map((kind) => kind.capacity));
  // The trims of a bar come on top of what can be used of it, whatever its length.
  const perBar = goal.name === 'bars' ? capacity : (fresh[0]?.capacity ?? 0) - (fresh[0]?.length ?? 0);
  let best: Certified | null = null;
  for (const values of dualFeasibleWeights(shape, capacity)) {
    const perMillimetre = goal.name === 'bars' ? 0 : 1;
    const found = certified(
      { shape, goal, knapsack },
      boundOfWeights(shape, goal, { values, perBar, perMillimetre, knapsack }),
    );
    if (!best || found.atLeast > best.atLeast) best = found;
    if (best.atLeast >= wanted) return best;
  }
  return best;
}

function certified({ shape, goal }: GoalProblem, { values, perBar, perMillimetre, bound }: DualBound): Certified {
  const weights = shape.items.map(({ length }, item) => ({ length, weight: values[item] ?? 0 }));
  return { certificate: { weights, perBar, perMillimetre }, atLeast: goal.roundUp(bound, 0) };
}

/**
 * Weights that need no linear program, as whole numbers: dual-feasible functions (Clautiaux, Alves and Valério de Carvalho 2010).
 * `length` is the length itself; `half` is the bound L2 of Martello and Toth (1990): a piece that leaves less than k free fills
 * its bar, one shorter than k counts nothing; `steps` is u(k) of Fekete and Schepers (2001); `halves` is f(k) of Carlier, Clautiaux
 * and Moukrim (2007).
 */
const functions = {
  length: (size: number): number => size,
  half: (size: number, capacity: number, k: number): number => (size > capacity - k ? capacity : size >= k ? size : 0),
  steps: (size: number, capacity: number, k: number): number =>
    ((k + 1) * size) % capacity === 0 ? size * k : Math.floor(((k + 1) * size) / capacity) * capacity,
  halves: (size: number, capacity: number, k: number): number => {
    if (2 * size > capacity) return 2 * (Math.floor(capacity / k) - Math.floor((capacity - size) / k));
    return 2 * size === capacity ? Math.floor(capacity / k) : 2 * Math.floor(size / k);
  },
} as const;

type Name = keyof typeof functions;

/** What a whole bar weighs. */
const whole: { readonly [name in Name]: (capacity: number, k: number) => number } = {
  length: (capacity) => capacity,
  half: (capacity) => capacity,
  steps: (capacity, k) => k * capacity,
  halves: (capacity, k) => 2 * Math.floor(capacity / k),
};

/** The best weights of each function for bars of this capacity, the most promising first. */
function dualFeasibleWeights({ items }: Shape, capacity: number): readonly (readonly number[])[] {
  const parameters: readonly (readonly [Name, readonly number[]])[] = [
    ['length', [1]],
    ['half', smallSizes(items, capacity)],
    ['steps', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]],
    ['halves', smallSizes(items, capacity)],
  ];
  return parameters
    .flatMap(([name, ks]) => best(ks.map((k) => weigh(items, capacity, { name, k }))))
    .sort((a, b) => b.promise - a.promise)
    .map(({ weights }) => weights);
}

interface Weighed {
  readonly weights: readonly number[];
  readonly promise: number;
}

function weigh(
  items: Shape['items'],
  capacity: number,
  { name, k }: { readonly name: Name; readonly k: number },
): Weighed {
  const weights = items.map(({ size }) => (size > capacity ? 0 : functions[name](size, capacity, k)));
  const sum = items.reduce((total, { demand }, item) => total + demand * (weights[item] ?? 0), 0);
  return { weights, promise: sum / Math.max(1, whole[name](capacity, k)) };
}

const best = (all: readonly Weighed[]): readonly Weighed[] => {
  const most = Math.max(...all.map(({ promise }) => promise));
  return all.filter(({ promise }) => promise === most).slice(0, 1);
};

/** Sizes up to half a bar: where the functions change. */
const smallSizes = (items: Shape['items'], capacity: number): readonly number[] => [
  ...new Set(items.map(({ size }) => size).filter((size) => size > 0 && 2 * size <= capacity)),
];
