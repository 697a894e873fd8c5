import { type Certified, certifyDuals, certifyQuickly } from './bounds/certificate-of.ts';
import type { DualBound } from './bounds/dual-bound.ts';
import { closeByClasses } from './classes/close-by-classes.ts';
import { Master } from './columns/master.ts';
import { type Draft, newBarsIn, sizeOf } from './draft.ts';
import { Effort } from './effort.ts';
import type { GoalProblem } from './goal-problem.ts';
import { fewestBars, type Goal, leastLength } from './goal.ts';
import { fillBars, restOf } from './heuristics/fill-bars.ts';
import { firstFit } from './heuristics/first-fit.ts';
import { firstPlan } from './heuristics/first-plan.ts';
import { Knapsack } from './knapsack.ts';
import type { Bar, Plan } from './plan.ts';
import { polish } from './polish/polish.ts';
import type { Problem } from './problem.ts';
import { decide, type Decided } from './search/decide.ts';
import { dive } from './search/dive.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Bound, Solution } from './solution.ts';

interface Options {
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

/** A draft that nothing better was found than, and what is known of the best there can be. */
interface Closed extends Certified {
  readonly draft: Draft;
  /** By weights or by search; the certificate alone proves `Certified.atLeast`. */
  readonly known: number;
}

/** How often the last dives may leave what the linear program wants most. */
const lastDiscrepancies = 8;

/** Brings plan and bound together: weights, plans by classes, the linear program, dives, the search of what is left open. */
function closeGap(shape: Shape, goal: Goal, { draft: first, effort }: { draft: Draft; effort: Effort }): Closed {
  const knapsack = new Knapsack(shape.items, Math.max(0, ...shape.kinds.map(({ capacity }) => capacity)));
  const problem = { shape, goal, knapsack };
  const quick = certifyQuickly(problem, goal.valueOf(first)) ?? nothing;
  const { draft, certified: rough } = closeByClasses(problem, { draft: first, certified: quick, effort });
  if (rough.atLeast >= goal.valueOf(draft)) return { draft, ...rough, known: rough.atLeast };

  const root = new Master(problem);
  root.addAll(draft);
  const dual = root.generate(
    effort,
    ({ bound }, cost) => goal.name === 'bars' && goal.roundUp(bound) >= goal.roundUp(cost),
  );
  const certified = best([rough, dual && certifyDuals(problem, dual, goal.roundUp(dual.bound))]);
  const search = { shape, goal, root, best: draft, atLeast: certified.atLeast, effort };
  dive(search, 0);
  const decided = decideByLast(problem, root, { dual, draft: search.best, atLeast: certified.atLeast, effort });
  const last = { ...search, best: decided.draft, atLeast: decided.atLeast };
  for (let discrepancies = 1; discrepancies <= lastDiscrepancies; discrepancies += 1) {
    if (!effort.isSpent && goal.valueOf(last.best) > last.atLeast) dive(last, discrepancies);
  }
  return { draft: last.best, ...certified, known: last.atLeast };
}

interface Open extends Decided {
  readonly dual: DualBound | null;
  readonly effort: Effort;
}

/** The search of what is left open, by the last duals of the linear program: those that sufficed for a bound leave too much open. */
function decideByLast(problem: GoalProblem, root: Master, { dual, draft, atLeast, effort }: Open): Decided {
  if (problem.goal.valueOf(draft) <= atLeast) return { draft, atLeast };
  const last = root.generate(effort, () => false);
  const better = last && dual && last.bound < dual.bound ? dual : (last ?? dual);
  const known = root.wanted().map(({ pattern }) => pattern);
  return better ? decide(problem, better, { draft, atLeast, known, effort }) : { draft, atLeast };
}

const nothing: Certified = { certificate: { weights: [], perBar: 1, perMillimetre: 0 }, atLeast: 0 };

const best = (all: readonly (Certified | null)[]): Certified =>
  all.reduce<Certified>((found, next) => (next && next.atLeast > found.atLeast ? next : found), nothing);

/** Bars in the order in which they are sawn: offcuts first, then the longest pieces. */
export function planOf(shape: Shape, draft: Draft): Plan {
  const bars = draft.flatMap(({ pattern, times }) => {
    const kind = shape.kinds[pattern.kind];
    if (!kind) return [];
    const pieces = pattern.cuts.flatMap(({ item, count }) =>
      Array.from({ length: count }, () => shape.items[item]?.length ?? 0),
    );
    const bar: Bar = {
      stock: kind.length,
      offcut: !kind.isNew,
      pieces,
      // The kerf that the capacity and each size have more: nothing is sawn off behind a last piece that fits exactly.
      rest: Math.max(0, kind.capacity - sizeOf(shape, pattern.cuts)),
    };
    return Array.from({ length: times }, () => bar);
  });
  return { bars: bars.sort(inSawingOrder) };
}

const inSawingOrder = (a: Bar, b: Bar): number =>
  Number(b.offcut) - Number(a.offcut) || b.stock - a.stock || comparePieces(a.pieces, b.pieces);

function comparePieces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((length, place) => length !== b[place]);
  return at < 0 ? a.length - b.length : (b[at] ?? 0) - (a[at] ?? 0);
}
