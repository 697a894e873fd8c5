import type { Effort } from '../effort.ts';
import { Knapsack } from '../knapsack.ts';
import type { Shape } from '../shape.ts';
import type { Fill } from './fill-bars.ts';
import { firstFit } from './first-fit.ts';

/**
 * Fills each bar as full as it goes, around its longest piece (Fleszar and Hindi 2002, their MBS′); when the effort is
 * spent, as first-fit does.
 */
export function subsetSum(shape: Shape, effort: Effort): Fill {
  const { items, kinds } = shape;
  const knapsack = new Knapsack(items, Math.max(0, ...kinds.map(({ capacity }) => capacity)));
  const values = items.map(({ size }) => size);
  const quick = firstFit(shape);
  return (capacity, left) => {
    if (effort.isSpent) return quick(capacity, left);
    const longest = items.findIndex(({ size }, item) => (left[item] ?? 0) > 0 && size <= capacity);
    if (longest < 0) return [];
    const limits = left.slice();
    limits[longest] = (limits[longest] ?? 0) - 1;
    effort.spend(knapsack.weigh({ values, limits }));
    const cuts = knapsack.cuts(capacity - (items[longest]?.size ?? 0));
    const more = cuts.find(({ item }) => item === longest)?.count ?? 0;
    return [{ item: longest, count: more + 1 }, ...cuts.filter(({ item }) => item > longest)];
  };
}
