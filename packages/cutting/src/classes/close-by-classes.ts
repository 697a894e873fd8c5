import { type Certified, certifyDuals } from '../bounds/certificate-of.ts';
import { boundOfWeights } from '../bounds/dual-bound.ts';
import { masterOf } from '../columns/master-of.ts';
import { type Draft, newBarsIn } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { GoalProblem } from '../goal-problem.ts';
import type { Shape } from '../shape.ts';
import { type Classes, classesOf } from './classes.ts';
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

interface Asked {
  /** Most classes. */
  readonly most: number;
  readonly effort: Effort;
}

/**
 * What the linear program of classes proves, where each piece is taken for as long as the shortest of its class: a little less
 * than the one of all lengths, and many times sooner. Null when the effort is spent before.
 */
export function certifyByClasses(problem: GoalProblem, { most, effort }: Asked): Certified | null {
  const { shape, goal, knapsack } = problem;
  const classes = classesOf(shape, most);
  const master = masterOf(withShortest(shape, classes), goal);
  const dual = master.generate(effort, ({ bound }, cost) => goal.roundUp(bound) >= goal.roundUp(cost));
  if (!dual) return null;
  const values = new Float64Array(shape.items.length);
  for (const [at, members] of classes.members.entries()) {
    for (const member of members) values[member] = dual.values[at] ?? 0;
  }
  const { perBar, perMillimetre } = dual;
  const bound = boundOfWeights(shape, goal, { values, perBar, perMillimetre, knapsack });
  return certifyDuals(problem, bound, goal.roundUp(bound.bound));
}

function withShortest({ items }: Shape, { shape, members }: Classes): Shape {
  const sizes = members.map((member) => items[member.at(-1) ?? 0]?.size ?? 0);
  return {
    ...shape,
    items: shape.items.map(({ demand }, at) => ({ length: sizes[at] ?? 0, size: sizes[at] ?? 0, demand })),
  };
}
