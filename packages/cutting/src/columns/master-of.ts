import { fillBars, restOf } from '../heuristics/fill-bars.ts';
import { firstFit } from '../heuristics/first-fit.ts';
import type { Goal } from '../goal.ts';
import { Knapsack } from '../knapsack.ts';
import type { Shape } from '../shape.ts';
import { Master } from './master.ts';

/** The linear program of a problem, begun with the bars of first-fit. */
export function masterOf(shape: Shape, goal: Goal): Master {
  const capacity = Math.max(0, ...shape.kinds.map((kind) => kind.capacity));
  const master = new Master({ shape, goal, knapsack: new Knapsack(shape.items, capacity) });
  master.addAll(fillBars(shape, restOf(shape), firstFit(shape)) ?? []);
  return master;
}
