import { certifyDuals, certifyQuickly, type Certified } from './bounds/certificate-of.ts';
import type { GoalProblem } from './goal-problem.ts';
import type { DualBound } from './bounds/dual-bound.ts';
import { closeByClasses } from './classes/close-by-classes.ts';
import { Master } from './columns/master.ts';
import type { Draft } from './draft.ts';
import type { Effort } from './effort.ts';
import type { Goal } from './goal.ts';
import { Knapsack } from './knapsack.ts';
import { decide, type Decided } from './search/decide.ts';
import { dive } from './search/dive.ts';
import type { Shape } from './shape.ts';

/** A draft that nothing better was found than, and what is known of the best there can be. */
export interface Closed extends Certified {
  readonly draft: Draft;
  /** By weights or by search; the certificate alone proves `Certified.atLeast`. */
  readonly known: number;
}

/** How often the last dives may leave what the linear program wants most. */
const lastDiscrepancies = 8;

/** Brings plan and bound together: weights, plans by classes, the linear program, dives, the search of what is left open. */
export function closeGap(shape: Shape, goal: Goal, { draft: first, effort }: { draft: Draft; effort: Effort }): Closed {
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
