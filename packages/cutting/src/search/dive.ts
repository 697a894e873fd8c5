import type { Master } from '../columns/master.ts';
import { type Draft, newBarsIn, type PatternUse } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Goal } from '../goal.ts';
import { fillBars } from '../heuristics/fill-bars.ts';
import { firstFit } from '../heuristics/first-fit.ts';
import { shrinkBars } from '../heuristics/shrink-bars.ts';
import type { Shape } from '../shape.ts';
import type { Wanted } from '../wanted.ts';

export interface Dive {
  readonly shape: Shape;
  readonly goal: Goal;
  /** Solved; it is not changed. */
  readonly root: Master;
  /** The best plan known, which is replaced by better ones. */
  best: Draft;
  /** No plan has less. */
  readonly atLeast: number;
  readonly effort: Effort;
}

interface Level {
  readonly master: Master;
  readonly fixed: Draft;
  /** How often another pattern may be taken than those that the linear program wants most. */
  readonly discrepancies: number;
}

/**
 * Takes the bars that the linear program wants whole, else those that it wants most, and solves what is left again, until
 * no better plan is in reach (diving with limited discrepancies, Sadykov et al. 2019). Says whether it found a better one.
 */
export function dive(search: Dive, discrepancies: number): boolean {
  const before = search.goal.valueOf(search.best);
  descend(search, { master: search.root.copy(), fixed: [], discrepancies });
  return search.goal.valueOf(search.best) < before;
}

const isOver = ({ goal, best, atLeast, effort }: Dive): boolean => effort.isSpent || goal.valueOf(best) <= atLeast;

function descend(search: Dive, { master, fixed, discrepancies }: Level): void {
  const { goal, effort } = search;
  const done = goal.valueOf(fixed);
  const reach = (rest: number): number => goal.roundUp(done + rest);
  const below = goal.valueOf(search.best);
  const bound = master.generate(effort, (known, cost) => reach(known.bound) >= Math.min(below, reach(cost)));
  complete(search, master, fixed);
  if (!bound || isOver(search) || reach(bound.bound) >= goal.valueOf(search.best)) return;
  const choices = choicesOf(master, discrepancies);
  for (const [at, choice] of choices.entries()) {
    const next = at === choices.length - 1 ? master : master.copy();
    next.fix(choice);
    descend(search, { master: next, fixed: [...fixed, ...choice], discrepancies: discrepancies - at });
    if (isOver(search)) return;
  }
}

/** The fixed bars with the rest as first-fit cuts it: better than the best known now and then. */
function complete(search: Dive, master: Master, fixed: Draft): void {
  const { shape, goal } = search;
  const rest = fillBars(shape, { left: master.left.slice(), counts: master.free.slice() }, firstFit(shape));
  if (!rest) return;
  const draft = shrinkBars(shape, [...fixed, ...rest]);
  const isBetter = goal.valueOf(draft) < goal.valueOf(search.best) && newBarsIn(shape, draft) <= goal.barLimit;
  if (isBetter) search.best = draft;
}

/** As many of the most wanted bars are fixed together: of eighty doubtful ones ten. */
const togetherShare = 8;

/** What may be fixed next, the most wanted first: the whole bars together, else some that are wanted most, or another one. */
function choicesOf(master: Master, discrepancies: number): readonly Draft[] {
  const wanted = master.wanted().toSorted((a, b) => b.level - a.level);
  const whole = fitting(master, wanted, (level) => Math.floor(level + 1e-6));
  const doubtful = wanted.filter(({ level }) => level < 1 - 1e-6);
  const together = doubtful.filter(({ level }) => level > 0.6).slice(0, Math.floor(wanted.length / togetherShare));
  const most = fitting(master, together.length > 0 ? together : doubtful.slice(0, 1), () => 1);
  const first = whole.length > 0 ? whole : most;
  const others = doubtful.slice(whole.length > 0 ? 0 : 1).slice(0, discrepancies);
  return [first, ...others.map((other) => fitting(master, [other], () => 1))].filter((choice) => choice.length > 0);
}

/** Those of the wanted patterns that still fit together, each as often as `timesOf` says at most. */
function fitting(master: Master, wanted: readonly Wanted[], timesOf: (level: number) => number): Draft {
  const left = master.left.slice();
  const free = master.free.slice();
  const uses: PatternUse[] = [];
  for (const { pattern, level } of wanted) {
    const often = pattern.cuts.map(({ item, count }) => Math.floor((left[item] ?? 0) / count));
    const times = Math.min(timesOf(level), free[pattern.kind] ?? 0, ...often);
    if (times <= 0) continue;
    for (const { item, count } of pattern.cuts) left[item] = (left[item] ?? 0) - count * times;
    free[pattern.kind] = (free[pattern.kind] ?? 0) - times;
    uses.push({ pattern, times });
  }
  return uses;
}
