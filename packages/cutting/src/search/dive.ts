import type { Master, Share } from '../columns/master.ts';
import type { Draft, PatternUse } from '../draft.ts';
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
  /** From 0 to 1; scatters the choices of one dive from those of another. */
  readonly random: () => number;
  /** How far they are scattered. */
  readonly scatter: number;
}

/**
 * Takes the bars that the linear program wants whole, else the one it wants most, and solves what is left again, until
 * a plan below the wanted value stands or is out of reach (diving with column generation, Vanderbeck 2000).
 */
export function dive({ shape, goal, root, below, random, scatter }: Dive, effort: Effort): Draft | null {
  const master = root.copy();
  const fixed: PatternUse[] = [];
  for (;;) {
    const done = goal.valueOf(fixed);
    const reach = (rest: number): number => goal.roundUp(done + rest);
    const bound = master.generate(effort, (known, cost) => reach(known.bound) >= Math.min(below, reach(cost)));
    if (effort.isSpent || (bound && reach(bound.bound) >= below)) return null;
    const rest = fillBars(shape, { left: master.left.slice(), counts: master.free.slice() }, firstFit(shape));
    if (rest) {
      const draft = [...fixed, ...rest];
      if (goal.valueOf(draft) < below && barsIn(shape, draft) <= goal.barLimit) return draft;
    }
    const chosen = choose(master, { random, scatter });
    if (chosen.length === 0) return null;
    master.fix(chosen);
    fixed.push(...chosen);
  }
}

const barsIn = (shape: Shape, draft: Draft): number =>
  draft.reduce((sum, { pattern, times }) => sum + (shape.kinds[pattern.kind]?.isNew ? times : 0), 0);

function choose(master: Master, { random, scatter }: Pick<Dive, 'random' | 'scatter'>): Draft {
  const shares = master.shares();
  const whole = fitting(master, shares, (level) => Math.floor(level + 1e-6));
  if (whole.length > 0) return whole;
  const liked = shares
    .map((share) => ({ share, score: share.level + scatter * random() }))
    .sort((a, b) => b.score - a.score)
    .map(({ share }) => share);
  return fitting(master, liked, () => 1).slice(0, 1);
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
