import type { Master, Share } from '../columns/master.ts';
import { type Draft, newBarsIn, type PatternUse } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Goal } from '../goal.ts';
import { fillBars } from '../heuristics/fill-bars.ts';
import { firstFit } from '../heuristics/first-fit.ts';
import type { Shape } from '../shape.ts';

export interface Dive {
  readonly shape: Shape;
  readonly goal: Goal;
  /** Solved; it is not changed. */
  readonly root: Master;
  /** Only a plan of less than this is wanted. */
  readonly below: number;
  /** How often a dive may take another pattern than the one that the linear program wants most. */
  readonly discrepancies: number;
}

interface Level {
  readonly master: Master;
  readonly fixed: Draft;
  readonly discrepancies: number;
}

/**
 * Takes the bars that the linear program wants whole, else the one it wants most, and solves what is left again, until
 * a plan below the wanted value stands or is out of reach (diving with limited discrepancies, Sadykov et al. 2019).
 */
export function dive({ root, discrepancies, ...wanted }: Dive, effort: Effort): Draft | null {
  return descend(wanted, { master: root.copy(), fixed: [], discrepancies }, effort);
}

function descend(wanted: Omit<Dive, 'root' | 'discrepancies'>, level: Level, effort: Effort): Draft | null {
  const { shape, goal, below } = wanted;
  const { master, fixed } = level;
  const done = goal.valueOf(fixed);
  const reach = (rest: number): number => goal.roundUp(done + rest);
  const bound = master.generate(effort, (known, cost) => reach(known.bound) >= Math.min(below, reach(cost)));
  if (effort.isSpent || !bound || reach(bound.bound) >= below) return null;
  const rest = fillBars(shape, { left: master.left.slice(), counts: master.free.slice() }, firstFit(shape));
  if (rest) {
    const draft = [...fixed, ...rest];
    if (goal.valueOf(draft) < below && newBarsIn(shape, draft) <= goal.barLimit) return draft;
  }
  const choices = choicesOf(master, level.discrepancies);
  for (const [at, choice] of choices.entries()) {
    const next = at === choices.length - 1 ? master : master.copy();
    next.fix(choice);
    const child = { master: next, fixed: [...fixed, ...choice], discrepancies: level.discrepancies - at };
    const found = descend(wanted, child, effort);
    if (found || effort.isSpent) return found;
  }
  return null;
}

/** What may be fixed next, the most wanted first: the whole bars together, or one bar of one pattern. */
function choicesOf(master: Master, discrepancies: number): readonly Draft[] {
  const shares = master.shares().toSorted((a, b) => b.level - a.level);
  const whole = fitting(master, shares, (level) => Math.floor(level + 1e-6));
  if (whole.length > 0) return [whole];
  return shares.slice(0, discrepancies + 1).flatMap((share) => {
    const choice = fitting(master, [share], () => 1);
    return choice.length > 0 ? [choice] : [];
  });
}

/** Those of the shares that still fit together, each as often as `timesOf` says at most. */
function fitting(master: Master, shares: readonly Share[], timesOf: (level: number) => number): Draft {
  const left = master.left.slice();
  const free = master.free.slice();
  const uses: PatternUse[] = [];
  for (const { pattern, level } of shares) {
    const often = pattern.cuts.map(({ item, count }) => Math.floor((left[item] ?? 0) / count));
    const times = Math.min(timesOf(level), free[pattern.kind] ?? 0, ...often);
    if (times <= 0) continue;
    for (const { item, count } of pattern.cuts) left[item] = (left[item] ?? 0) - count * times;
    free[pattern.kind] = (free[pattern.kind] ?? 0) - times;
    uses.push({ pattern, times });
  }
  return uses;
}
