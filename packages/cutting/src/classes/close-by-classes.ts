import type { Certified } from '../bounds/certificate-of.ts';
import type { GoalProblem } from '../goal-problem.ts';
import { type Draft, newBarsIn } from '../draft.ts';
import type { Effort } from '../effort.ts';
import { certifyByClasses } from './certify-by-classes.ts';
import { planByClasses } from './plan-by-classes.ts';

interface Tried {
  readonly finds: 'plan' | 'bound';
  /** Most classes. */
  readonly most: number;
  /** Left out where there are no more lengths than this: all of them are handled as soon. */
  readonly above: number;
}

const tries: readonly Tried[] = [
  { finds: 'plan', most: 30, above: 60 },
  { finds: 'bound', most: 90, above: 120 },
  { finds: 'plan', most: 50, above: 100 },
  { finds: 'plan', most: 20, above: 40 },
  { finds: 'plan', most: 40, above: 80 },
  { finds: 'plan', most: 70, above: 140 },
];

interface Standing {
  readonly draft: Draft;
  readonly certified: Certified;
}

/** Brings plan and bound nearer to each other by classes of lengths, until they meet or all tries are made. */
export function closeByClasses(problem: GoalProblem, { draft, certified, effort }: Standing & Effortful): Standing {
  const { shape, goal } = problem;
  let standing: Standing = { draft, certified };
  for (const { finds, most, above } of tries) {
    const { atLeast } = standing.certified;
    if (effort.isSpent || goal.valueOf(standing.draft) <= atLeast) return standing;
    if (shape.items.length <= above) continue;
    if (finds === 'bound') {
      const found = certifyByClasses(problem, { most, effort });
      // Where the mixture of lengths proves more than the material, only the program of all lengths tells how much more.
      if (found && found.atLeast > atLeast) return { ...standing, certified: found };
    } else {
      const found = planByClasses(shape, { goal, target: atLeast, most, effort });
      const isLawful = found && newBarsIn(shape, found) <= goal.barLimit;
      if (isLawful && goal.valueOf(found) < goal.valueOf(standing.draft)) standing = { ...standing, draft: found };
    }
  }
  return standing;
}

interface Effortful {
  readonly effort: Effort;
}
