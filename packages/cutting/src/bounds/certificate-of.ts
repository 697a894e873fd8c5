import type { Certificate } from '../certificate.ts';
import type { GoalProblem } from '../goal-problem.ts';
import { boundOfWeights, type DualBound } from './dual-bound.ts';
import { dualFeasibleWeights } from './dual-feasible.ts';

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
