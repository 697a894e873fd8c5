import { wholeWeights } from '../bounds/certificate-of.ts';
import type { GoalProblem } from '../goal-problem.ts';
import type { DualBound } from '../bounds/dual-bound.ts';
import type { Draft, Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Shape } from '../shape.ts';
import { goodPatterns } from './good-patterns.ts';
import { type Result, searchPatterns } from './search-patterns.ts';

/** A draft that nothing better was found than, and the least that a plan can have. */
export interface Decided {
  readonly draft: Draft;
  readonly atLeast: number;
}

/** Looks for a plan as good as the bound among all that the weights left open; where there is none, the bound goes up. */
export function decide(problem: GoalProblem, dual: DualBound, { draft, atLeast, ...asked }: Decided & Asked): Decided {
  const { goal } = problem;
  for (let bound = atLeast; bound < goal.valueOf(draft); bound = goal.roundUp(bound + 1, 0)) {
    const outcome = planOf(problem, dual, { ...asked, target: bound });
    if (outcome === 'unknown') return { draft, atLeast: bound };
    if (outcome !== 'none') return { draft: outcome.draft, atLeast: bound };
  }
  return { draft, atLeast: goal.valueOf(draft) };
}

interface Asked {
  readonly effort: Effort;
  /** Patterns to begin with where there are too many to list. */
  readonly known: readonly Pattern[];
}

interface Search extends Asked {
  readonly target: number;
}

/** How much work a search may take that finds its patterns on the way. */
const stepsOnTheWay = 100_000;

function planOf(problem: GoalProblem, dual: DualBound, { target, known, effort }: Search): Result {
  const { shape, goal } = problem;
  const patterns = goodPatterns(problem, wholeWeights(problem, dual), { target, effort });
  if (patterns) return searchPatterns({ shape, goal, patterns, isWhole: true }, target, effort);
  if (!isOfSinglePieces(shape)) return 'unknown';
  const part = effort.part(stepsOnTheWay);
  return searchPatterns({ shape, goal, patterns: known, isWhole: false }, target, part);
}

/** Only pairs of single pieces are decided there. */
const isOfSinglePieces = ({ items }: Shape): boolean =>
  2 * items.filter(({ demand }) => demand === 1).length > items.length;
