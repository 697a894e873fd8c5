import { masterOf } from '../columns/master-of.ts';
import { type Draft, newBarsIn, type PatternUse } from '../draft.ts';
import type { Effort } from '../effort.ts';
import { fewestBars, type Goal, leastLength } from '../goal.ts';
import { fillBars, restOf } from '../heuristics/fill-bars.ts';
import { fullBars } from '../heuristics/full-bars.ts';
import { shrinkBars } from '../heuristics/shrink-bars.ts';
import { dive } from '../search/dive.ts';
import type { Shape } from '../shape.ts';
import { classesOf } from './classes.ts';
import { MemberChoice } from './member-choice.ts';

interface Asked {
  readonly goal: Goal;
  /** Good enough. */
  readonly target: number;
  /** Most classes. */
  readonly most: number;
  readonly effort: Effort;
}

/** What may stay unused on a bar that is decided. */
const spareShare = 1 / 2_000;
const nodesPerStep = 1_000;
const dives = 2;

/**
 * A plan by the linear program of classes: the bars that it wants whole are filled with members, as full as they go, and what
 * is left is planned again, in finer classes, in the end piece by piece. Null when the stock is too little for the way taken.
 */
export function planByClasses(shape: Shape, { goal, target, most, effort }: Asked): Draft | null {
  let part = wholeAsPart(shape, goal);
  while (part.shape.items.length > 2 * most && !effort.isSpent) {
    const bars = wantedBars(part, most, effort);
    if (bars.length === 0) break;
    part = partWithout(part, bars);
  }
  const rest = planOfRest(part, target - goal.valueOf(part.decided), effort);
  return rest && [...part.decided, ...inWhole(part, rest)];
}

/** Full bars of the patterns of classes that the linear program wants whole. */
function wantedBars({ shape, goal }: Part, most: number, effort: Effort): Draft {
  const classes = classesOf(shape, most);
  const master = masterOf(classes.shape, goal);
  master.generate(effort, () => false);
  const choice = new MemberChoice(shape, classes);
  const uses: PatternUse[] = [];
  for (const { pattern, level } of master.wanted()) {
    const capacity = shape.kinds[pattern.kind]?.capacity ?? 0;
    const spare = Math.floor(capacity * spareShare);
    for (let times = Math.floor(level + 1e-6); times > 0; ) {
      const alike = choice.take({ cuts: pattern.cuts, capacity, spare, times });
      if (!effort.spend(Math.ceil(choice.nodes / nodesPerStep)) || !alike) break;
      uses.push({ pattern: { kind: pattern.kind, cuts: alike.cuts }, times: alike.times });
      times -= alike.times;
    }
  }
  return uses;
}

function planOfRest({ shape, goal }: Part, target: number, effort: Effort): Draft | null {
  const first = fillBars(shape, restOf(shape), fullBars(shape, effort));
  if (!first) return null;
  const root = masterOf(shape, goal);
  root.addAll(first);
  const search = { shape, goal, root, best: shrinkBars(shape, first), atLeast: target, effort };
  if (goal.valueOf(search.best) <= target) return search.best;
  root.generate(effort, () => false);
  for (let discrepancies = 0; discrepancies <= dives; discrepancies += 1) {
    if (!effort.isSpent && goal.valueOf(search.best) > target) dive(search, discrepancies);
  }
  return search.best;
}

/** What some decided bars leave of a problem. Its kinds are those of the whole, less what is taken of them. */
interface Part {
  readonly shape: Shape;
  readonly goal: Goal;
  /** The place in the whole problem of each item. */
  readonly items: readonly number[];
  /** The decided bars, with the items of the whole problem. */
  readonly decided: Draft;
}

const wholeAsPart = (shape: Shape, goal: Goal): Part => ({
  shape,
  goal,
  items: shape.items.map((_, item) => item),
  decided: [],
});

/** The part that is left once these bars of it are decided too. */
function partWithout({ shape, goal, items, decided }: Part, bars: Draft): Part {
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
const inWhole = ({ items }: Pick<Part, 'items'>, bars: Draft): Draft =>
  bars.map(({ pattern: { kind, cuts }, times }) => ({
    pattern: { kind, cuts: cuts.map(({ item, count }) => ({ item: items[item] ?? 0, count })) },
    times,
  }));
