import { type Closed, closeGap } from './close-gap.ts';
import { newBarsIn } from './draft.ts';
import { Effort } from './effort.ts';
import { fewestBars, leastLength } from './goal.ts';
import { fillBars, restOf } from './heuristics/fill-bars.ts';
import { firstFit } from './heuristics/first-fit.ts';
import { firstPlan } from './heuristics/first-plan.ts';
import { planOf } from './plan-of.ts';
import { polish } from './polish/polish.ts';
import type { Problem } from './problem.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Bound, Solution } from './solution.ts';

export interface Options {
  /** Counted work after which the run stops; without end where it is left out. */
  readonly steps?: number;
  /** Asked now and then whether the time is over. */
  readonly isLate?: () => boolean;
}

/** `error-bar-length`: longer than all that there is to cut from. `error-stock`: there are not bars enough for a piece of this length. */
export interface Refusal {
  readonly code: 'error-bar-length' | 'error-stock';
  readonly length: number;
}

/**
 * The fewest new bars, then their least length, with a proof, then as few patterns and as long a
 * rest as is easily had. The same problem gives the same plan, whatever the order of its pieces.
 */
export function solve(
  problem: Problem,
  { steps = Number.POSITIVE_INFINITY, isLate = () => false }: Options = {},
): Solution | Refusal {
  const shape = shapeOf(problem);
  const room = Math.max(0, ...shape.kinds.map(({ capacity }) => capacity));
  const tooLong = shape.items.find(({ size }) => size > room);
  if (tooLong) return { code: 'error-bar-length', length: tooLong.length };

  const effort = new Effort({ steps, isLate });
  const fewest = fewestBars(shape);
  const draft = firstPlan(shape, fewest, effort);
  if (!draft) return { code: 'error-stock', length: leftOver(shape) };

  const bars = closeGap(shape, fewest, { draft, effort });
  const barLimit = newBarsIn(shape, bars.draft);
  // A bound that only part of a search has shown cannot be checked, so that nothing may rest on it.
  const shortest = leastLength(shape, { barLimit, barFloor: bars.known === barLimit ? barLimit : bars.atLeast });
  const length =
    shape.stockLengths.length === 1 ? asLength(shape, bars) : closeGap(shape, shortest, { draft: bars.draft, effort });
  const polished = polish(shape, length.draft, problem.preference);
  return {
    plan: planOf(shape, polished),
    bars: boundOf(bars, fewest.valueOf(polished)),
    length: boundOf(length, shortest.valueOf(polished)),
    steps: effort.steps,
    ended: effort.isSpent ? 'stopped' : 'finished',
  };
}

/** The longest piece for which first-fit finds no bar. */
function leftOver(shape: Shape): number {
  const rest = restOf(shape);
  fillBars(shape, rest, firstFit(shape));
  return shape.items.find((_, item) => (rest.left[item] ?? 0) > 0)?.length ?? 0;
}

/** With one length of stock the fewest bars are the least length too: the same weights, told in millimetres. */
function asLength({ stockLengths: [length = 1] }: Shape, bars: Closed): Closed {
  const { weights, perBar } = bars.certificate;
  const scaled = weights.map(({ length: of, weight }) => ({ length: of, weight: weight * length }));
  return {
    ...bars,
    atLeast: bars.atLeast * length,
    known: bars.known * length,
    certificate: { weights: scaled, perBar: 0, perMillimetre: perBar },
  };
}

function boundOf({ atLeast, known, certificate }: Closed, reached: number): Bound {
  if (reached > known) return { reached, atLeast, proof: 'none', certificate };
  return { reached, atLeast: known, proof: known > atLeast ? 'search' : 'weights', certificate };
}
