import type { Goal } from './goal.ts';
import type { Knapsack } from './knapsack.ts';
import type { Shape } from './shape.ts';

/** A problem with what is best in it, and a knapsack over its items, which each use of it overwrites. */
export interface GoalProblem {
  readonly shape: Shape;
  readonly goal: Goal;
  readonly knapsack: Knapsack;
}
