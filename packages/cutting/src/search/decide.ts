import { type Place, wholeWeights } from '../bounds/certificate-of.ts';
import type { DualBound } from '../bounds/dual-bound.ts';
import type { Draft } from '../draft.ts';
import type { Effort } from '../effort.ts';
import { goodPatterns } from './good-patterns.ts';
import { type Outcome, searchPatterns } from './search-patterns.ts';

/** A draft that nothing better was found than, and the least that a plan can have. */
export interface Decided {
  readonly draft: Draft;
  readonly atLeast: number;
}

/** Looks for a plan as good as the bound among all that the weights left open; where there is none, the bound goes up. */
export function decide(place: Place, dual: DualBound, { draft, atLeast, effort }: Decided & Effortful): Decided {
  const { goal } = place;
  for (let bound = atLeast; bound < goal.valueOf(draft); bound = goal.roundUp(bound + 1, 0)) {
    const outcome = planOf(place, dual, { target: bound, effort });
    if (outcome === 'unknown') return { draft, atLeast: bound };
    if (outcome !== 'none') return { draft: outcome.draft, atLeast: bound };
  }
  return { draft, atLeast: goal.valueOf(draft) };
}

interface Effortful {
  readonly effort: Effort;
}

function planOf(place: Place, dual: DualBound, { target, effort }: { target: number; effort: Effort }): Outcome {
  const patterns = goodPatterns(place, wholeWeights(place, dual), { target, effort });
  return patterns ? searchPatterns({ shape: place.shape, goal: place.goal, patterns }, target, effort) : 'unknown';
}
