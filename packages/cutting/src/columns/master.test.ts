import { expect, test } from 'vitest';
import { Effort } from '../effort.ts';
import { fewestBars } from '../goal.ts';
import { firstPlan } from '../heuristics/first-plan.ts';
import { Knapsack } from '../knapsack.ts';
import type { Problem } from '../problem.ts';
import { shapeOf } from '../shape.ts';
import { Master } from './master.ts';

/** Frames of 60 doors, each of another size: two jambs and two cross members. */
const problem: Problem = {
  ...{ kerf: 5, trim: 30, offcuts: [], preference: 'offcuts first' },
  stock: [{ length: 6000, count: null }],
  pieces: Array.from({ length: 60 }, (_, door) => [
    { length: 1990 + ((door * 37) % 190), quantity: 2 },
    { length: 840 + ((door * 53) % 175), quantity: 2 },
  ]).flat(),
};

test('the linear program of 120 lengths is solved in few steps, because its duals keep the order of the lengths', () => {
  const shape = shapeOf(problem);
  const goal = fewestBars(shape);
  const effort = new Effort({ steps: Number.POSITIVE_INFINITY, isLate: () => false });
  const master = new Master({ shape, goal, knapsack: new Knapsack(shape.items, 5945) });
  master.addAll(firstPlan(shape, goal, effort) ?? []);
  const before = effort.steps;
  const dual = master.generate(effort, () => false);
  expect(dual?.bound).toBeCloseTo(master.cost, 1);
  expect(effort.steps - before).toBeLessThan(15_000);
});
