import { type Draft, newBarsIn } from '../draft.ts';
import { fewestBars, type Goal, leastLength } from '../goal.ts';
import type { Shape } from '../shape.ts';

/** What some decided bars leave of a problem. Its kinds are those of the whole, less what is taken of them. */
export interface Part {
  readonly shape: Shape;
  readonly goal: Goal;
  /** The place in the whole problem of each item. */
  readonly items: readonly number[];
  /** The decided bars, with the items of the whole problem. */
  readonly decided: Draft;
}

export const wholeAsPart = (shape: Shape, goal: Goal): Part => ({
  shape,
  goal,
  items: shape.items.map((_, item) => item),
  decided: [],
});

/** The part that is left once these bars of it are decided too. */
export function partWithout({ shape, goal, items, decided }: Part, bars: Draft): Part {
  const left = shape.items.map(({ demand }) => demand);
  const free = shape.kinds.map(({ count }) => count);
  for (const { pattern, times } of bars) {
    free[pattern.kind] = (free[pattern.kind] ?? 0) - times;
    for (const { item, count } of pattern.cuts) left[item] = (left[item] ?? 0) - count * times;
  }
  const used = newBarsIn(shape, bars);
  const places = items.map((_, item) => item).filter((item) => (left[item] ?? 0) > 0);
  const rest: Shape = {
    ...shape,
    items: places.flatMap((place) => {
      const item = shape.items[place];
      return item ? [{ ...item, demand: left[place] ?? 0 }] : [];
    }),
    kinds: shape.kinds.map((kind, at) => ({ ...kind, count: free[at] ?? 0 })),
    pieces: left.reduce((sum, count) => sum + count, 0),
  };
  return {
    shape: rest,
    goal:
      goal.name === 'bars'
        ? fewestBars(rest)
        : leastLength(rest, { barLimit: goal.barLimit - used, barFloor: goal.barFloor - used }),
    items: places.map((place) => items[place] ?? 0),
    decided: [...decided, ...inWhole({ items }, bars)],
  };
}

/** Bars of the part with the items of the whole problem. */
export const inWhole = ({ items }: Pick<Part, 'items'>, bars: Draft): Draft =>
  bars.map(({ pattern: { kind, cuts }, times }) => ({
    pattern: { kind, cuts: cuts.map(({ item, count }) => ({ item: items[item] ?? 0, count })) },
    times,
  }));
