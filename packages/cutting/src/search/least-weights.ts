import { priceOf, type Weights } from '../bounds/dual-bound.ts';
import { barsAt, type Goal } from '../goal.ts';
import type { Kind, Shape } from '../shape.ts';

interface Weighed {
  readonly shape: Shape;
  readonly goal: Goal;
  readonly weights: Weights;
  /** The greatest weight on a bar of each kind. */
  readonly maxima: readonly number[];
  /** Added to the weight: what further limits on the plans are worth. */
  readonly extra?: number;
}

/**
 * What a bar of each kind weighs at least in a plan of at most `target`: all bars of such a plan together fall short of what
 * their kinds may weigh by as much as the plan may cost more than the weights prove, and no single bar by more.
 */
export function leastWeights(
  { shape: { items, kinds }, goal, weights, maxima, extra = 0 }: Weighed,
  target: number,
): readonly number[] {
  const full = kinds.map((kind, at) => Math.max(maxima[at] ?? 0, priceOf(kind, weights)));
  const proven =
    items.reduce((sum, { demand }, item) => sum + demand * (weights.values[item] ?? 0), extra) -
    kinds.reduce((sum, kind, at) => sum + extraOf(kind, (full[at] ?? 0) - priceOf(kind, weights)), 0);
  const allowed =
    goal.name === 'bars'
      ? weights.perBar * target
      : weights.perMillimetre * target + weights.perBar * barsAt(goal, weights.perBar);
  return full.map((weight) => weight - (allowed - proven));
}

/** What the bars of a kind with a count may weigh more than they cost. */
const extraOf = ({ count }: Kind, extra: number): number => (extra > 0 ? count * extra : 0);
