import { certifyDuals, type Certified } from '../bounds/certificate-of.ts';
import type { GoalProblem } from '../goal-problem.ts';
import { boundOfWeights } from '../bounds/dual-bound.ts';
import { masterOf } from '../columns/master-of.ts';
import type { Effort } from '../effort.ts';
import type { Shape } from '../shape.ts';
import { type Classes, classesOf } from './classes.ts';

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
