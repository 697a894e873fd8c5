import type { Cut, Draft, Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Shape } from '../shape.ts';
import type { BarLimit } from './limits.ts';
import { PatternProgram, type Pool } from './pattern-program.ts';
import type { Wanted } from '../wanted.ts';
import { setLimits } from './set-limits.ts';

/** A plan of at most the target, or that there is none, or that the search was given up. */
export type Result = { readonly draft: Draft } | 'none' | 'unknown';

const whole = 1e-5;
/** Limits that a program may hold, and how often broken ones are looked for in one. */
const limitsAtMost = 300;
const rounds = 10;
/** Each decision on the way holds a program of some megabytes. */
const deepest = 300;

/**
 * Searches all plans of these patterns whose value is at most the target: branch and bound on how many bars of a kind are used
 * and, where that is clear, on whether two items lie on one bar (Ryan and Foster 1981), with limits of sets in between. A branch is
 * closed only by whole numbers that prove it. Where patterns are found on the way, only pairs of single pieces are decided.
 */
export function searchPatterns(pool: Pool, target: number, effort: Effort): Result {
  return branch({ pool, target, effort }, new PatternProgram(pool), 0);
}

interface Hunt {
  readonly pool: Pool;
  readonly target: number;
  readonly effort: Effort;
}

/** Searches below the decisions that were made already, `decisions` of them. Changes the program. */
function branch(hunt: Hunt, program: PatternProgram, decisions: number): Result {
  const { pool, effort } = hunt;
  const wanted = tighten(hunt, program);
  if (typeof wanted === 'string') return wanted;
  const open = mostOpenKind(pool, wanted) ?? mostOpenPair(pool, wanted) ?? openPattern(wanted);
  if (!open) return { draft: wholeBars(pool, wanted) };
  const isDecidable = pool.isWhole || (open.pair !== null && isSingle(pool.shape, open.pair));
  if (!isDecidable || decisions === deepest) return 'unknown';
  const yes = program.copy();
  decideOpen(pool, yes, { ...open, sense: 'at least' });
  const first = branch(hunt, yes, decisions + 1);
  if (typeof first === 'object' || effort.isSpent) return first;
  decideOpen(pool, program, { ...open, sense: 'at most' });
  const second = branch(hunt, program, decisions + 1);
  return second === 'none' ? first : second;
}

/** What the program wants, once limits that it breaks are added and patterns barred that are too dear for the target. */
function tighten({ pool, target, effort }: Hunt, program: PatternProgram): readonly Wanted[] | 'none' | 'unknown' {
  for (let round = 0; ; round += 1) {
    if (!program.solve(effort)) return 'unknown';
    const isAbove = pool.goal.roundUp(program.cost * pool.goal.unit) > target;
    const kept = program.keepGood(target);
    if (kept === 'none' || isAbove) return kept === 'none' ? 'none' : 'unknown';
    const wanted = program.wanted();
    const isOver = round >= rounds || program.limits >= limitsAtMost;
    const limits = isOver ? [] : setLimits(pool.shape.items, wanted);
    if (limits.length > 0) program.addSetLimits(limits);
    else if (kept === 'all') return wanted;
  }
}

interface Open {
  readonly isMember: (pattern: Pattern) => boolean;
  /** Where the members are those that hold both. */
  readonly pair: Pair | null;
  /** Bars of these patterns in the linear program, not a whole number. */
  readonly level: number;
}

interface Pair {
  readonly first: number;
  readonly second: number;
}

function decideOpen({ shape }: Pool, program: PatternProgram, { pair, level, isMember, sense }: Decision): void {
  if (pair && isSingle(shape, pair)) program.addRule({ ...pair, isTogether: sense === 'at least' });
  else program.addBarLimit({ sense, bars: sense === 'at least' ? Math.ceil(level) : Math.floor(level), isMember });
}

type Decision = Open & Pick<BarLimit, 'sense'>;

/** How far a level is from being clear: a half is the least clear. */
const clarityOf = (level: number): number => Math.abs(level - Math.floor(level) - 0.5);
const clear = 0.5 - whole;

/** The kind of bar of which it is least clear how many are used: without that a bound of the least length is far too low. */
function mostOpenKind({ shape }: Pool, wanted: readonly Wanted[]): Open | null {
  if (shape.kinds.length === 1) return null;
  const sums = shape.kinds.map(() => 0);
  for (const { pattern, level } of wanted) sums[pattern.kind] = (sums[pattern.kind] ?? 0) + level;
  let best: Open | null = null;
  let least = clear;
  for (const [kind, level] of sums.entries()) {
    if (clarityOf(level) >= least) continue;
    least = clarityOf(level);
    best = { level, pair: null, isMember: (pattern) => pattern.kind === kind };
  }
  return best;
}

const countIn = (cuts: readonly Cut[], item: number): number => cuts.find((cut) => cut.item === item)?.count ?? 0;

/** Of two single pieces that lie on one bar no bar has just one. */
const isSingle = ({ items }: Shape, { first, second }: Pair): boolean =>
  first !== second && items[first]?.demand === 1 && items[second]?.demand === 1;

/** The pair of items of which it is least clear how many bars hold both; of single pieces where only those can be decided. */
function mostOpenPair({ shape, isWhole }: Pool, wanted: readonly Wanted[]): Open | null {
  let best: (Pair & { readonly level: number }) | null = null;
  let least = clear;
  for (const pair of pairsOf(shape, wanted)) {
    if (clarityOf(pair.level) >= least || !(isWhole || isSingle(shape, pair))) continue;
    least = clarityOf(pair.level);
    best = pair;
  }
  if (!best) return null;
  const { first, second, level } = best;
  const isMember = ({ cuts }: Pattern): boolean =>
    first === second ? countIn(cuts, first) > 1 : countIn(cuts, first) > 0 && countIn(cuts, second) > 0;
  return { level, pair: { first, second }, isMember };
}

/** Pairs of items, or of one item with itself, and on how many bars they lie. */
function pairsOf(
  { items: { length: width } }: Shape,
  wanted: readonly Wanted[],
): readonly (Pair & { readonly level: number })[] {
  const sums = new Map<number, number>();
  for (const { pattern, level } of wanted) {
    for (const [place, { item, count }] of pattern.cuts.entries()) {
      for (const partner of pattern.cuts.slice(count > 1 ? place : place + 1)) {
        const key = item * width + partner.item;
        sums.set(key, (sums.get(key) ?? 0) + level);
      }
    }
  }
  return [...sums].map(([key, level]) => ({ first: Math.floor(key / width), second: key % width, level }));
}

/** The first pattern with a doubtful level, where all pairs are clear. */
function openPattern(wanted: readonly Wanted[]): Open | null {
  const open = wanted.find(({ level }) => Math.abs(level - Math.round(level)) >= whole);
  return open ? { level: open.level, pair: null, isMember: (other) => other === open.pattern } : null;
}

/** The bars, without what they cut more than is wanted. */
function wholeBars({ shape }: Pool, wanted: readonly Wanted[]): Draft {
  const left = shape.items.map(({ demand }) => demand);
  return wanted.flatMap(({ pattern: { kind, cuts }, level }) =>
    Array.from({ length: Math.round(level) }, () => {
      const taken = cuts.flatMap(({ item, count }) => {
        const times = Math.min(count, left[item] ?? 0);
        left[item] = (left[item] ?? 0) - times;
        return times > 0 ? [{ item, count: times }] : [];
      });
      return { pattern: { kind, cuts: taken }, times: 1 };
    }).filter(({ pattern }) => pattern.cuts.length > 0),
  );
}
