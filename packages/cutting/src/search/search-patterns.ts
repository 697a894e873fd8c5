import type { Cut, Draft, Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Shape } from '../shape.ts';
import { type Condition, PatternProgram, type Pool } from './pattern-program.ts';

/** A plan of at most the target, or that there is none, or that the search was given up. */
export type Outcome = { readonly draft: Draft } | 'none' | 'unknown';

const whole = 1e-5;

/**
 * Searches all plans of these patterns whose value is at most the target: branch and bound on how many bars of a kind are used
 * and, where that is clear, on whether two items lie on one bar (Ryan and Foster 1981). A branch is closed only by whole
 * numbers that prove it.
 */
export function searchPatterns(pool: Pool, target: number, effort: Effort): Outcome {
  return branch({ pool, target, effort }, new PatternProgram(pool));
}

interface Hunt {
  readonly pool: Pool;
  readonly target: number;
  readonly effort: Effort;
}

function branch(hunt: Hunt, program: PatternProgram): Outcome {
  const { pool, target, effort } = hunt;
  if (!program.solve(effort)) return 'unknown';
  if (pool.goal.roundUp(program.cost * pool.goal.unit) > target) {
    return pool.goal.roundUp(program.exactBound().bound, 0) > target ? 'none' : 'unknown';
  }
  const levels = program.levels();
  const kind = mostOpenKind(pool, levels);
  const pair = kind ? null : mostOpenPair(pool, levels);
  const condition = kind ?? (pair ? pairCondition(pair) : patternCondition(pool, levels));
  if (!condition) return { draft: wholeBars(pool, levels) };
  const together =
    pair && isSingle(pool.shape, pair) ? program.without(splits(pair)) : program.with(atLeast(condition));
  const first = together ? branch(hunt, together) : 'unknown';
  if (typeof first === 'object' || effort.isSpent) return first;
  const apart = program.with(atMost(condition));
  const second = apart ? branch(hunt, apart) : 'unknown';
  return second === 'none' ? first : second;
}

interface Open {
  readonly isMember: Condition['isMember'];
  /** Bars of these patterns in the linear program, not a whole number. */
  readonly level: number;
}

const atLeast = ({ isMember, level }: Open): Condition => ({ sense: 'at least', bars: Math.ceil(level), isMember });
const atMost = ({ isMember, level }: Open): Condition => ({ sense: 'at most', bars: Math.floor(level), isMember });

/** The kind of bar of which it is least clear how many are used: without that a bound of the least length is far too low. */
function mostOpenKind({ shape, patterns }: Pool, levels: ReadonlyMap<number, number>): Open | null {
  if (shape.kinds.length === 1) return null;
  const sums = shape.kinds.map(() => 0);
  for (const [at, level] of levels) {
    const kind = patterns[at]?.kind ?? 0;
    sums[kind] = (sums[kind] ?? 0) + level;
  }
  let best: Open | null = null;
  let least = 0.5 - whole;
  for (const [kind, level] of sums.entries()) {
    const distance = Math.abs(level - Math.floor(level) - 0.5);
    if (distance >= least) continue;
    least = distance;
    best = { level, isMember: (pattern) => pattern.kind === kind };
  }
  return best;
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly level: number;
}

const countIn = (cuts: readonly Cut[], item: number): number => cuts.find((cut) => cut.item === item)?.count ?? 0;

const pairCondition = ({ first, second, level }: Pair): Open => ({
  level,
  isMember: ({ cuts }) =>
    first === second ? countIn(cuts, first) > 1 : countIn(cuts, first) > 0 && countIn(cuts, second) > 0,
});

/** Of two single pieces that lie on one bar no bar has just one. */
const isSingle = ({ items }: Shape, { first, second }: Pair): boolean =>
  first !== second && items[first]?.demand === 1 && items[second]?.demand === 1;

const splits =
  ({ first, second }: Pair) =>
  ({ cuts }: Pattern): boolean =>
    countIn(cuts, first) > 0 !== countIn(cuts, second) > 0;

/** The pair of items of which it is least clear how many bars hold both. */
function mostOpenPair({ shape, patterns }: Pool, levels: ReadonlyMap<number, number>): Pair | null {
  const width = shape.items.length;
  const sums = new Map<number, number>();
  for (const [at, level] of levels) {
    const cuts = patterns[at]?.cuts ?? [];
    for (const [place, { item, count }] of cuts.entries()) {
      const partners = count > 1 ? cuts.slice(place) : cuts.slice(place + 1);
      for (const partner of partners) {
        const key = item * width + partner.item;
        sums.set(key, (sums.get(key) ?? 0) + level);
      }
    }
  }
  let best: Pair | null = null;
  let least = 0.5 - whole;
  for (const [key, level] of sums) {
    const distance = Math.abs(level - Math.floor(level) - 0.5);
    if (distance >= least) continue;
    least = distance;
    best = { first: Math.floor(key / width), second: key % width, level };
  }
  return best;
}

/** The pattern with the most doubtful level, where all pairs are clear. */
function patternCondition({ patterns }: Pool, levels: ReadonlyMap<number, number>): Open | null {
  for (const [at, level] of levels) {
    if (Math.abs(level - Math.round(level)) < whole) continue;
    const pattern = patterns[at];
    if (pattern) return { level, isMember: (other) => other === pattern };
  }
  return null;
}

/** The bars, without what they cut more than is wanted. */
function wholeBars({ shape, patterns }: Pool, levels: ReadonlyMap<number, number>): Draft {
  const left = shape.items.map(({ demand }) => demand);
  return [...levels].flatMap(([at, level]) =>
    Array.from({ length: Math.round(level) }, () => {
      const { kind, cuts } = patterns[at] ?? { kind: 0, cuts: [] };
      const wanted = cuts.flatMap(({ item, count }) => {
        const taken = Math.min(count, left[item] ?? 0);
        left[item] = (left[item] ?? 0) - taken;
        return taken > 0 ? [{ item, count: taken }] : [];
      });
      return { pattern: { kind, cuts: wanted }, times: 1 };
    }).filter(({ pattern }) => pattern.cuts.length > 0),
  );
}
