import { boundOfMaxima, type DualBound } from '../bounds/dual-bound.ts';
import { columnOf, type Rows, rowsOf, slackColumns } from '../columns/rows.ts';
import { keyOf, type Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Goal } from '../goal.ts';
import type { Column } from '../linear/columns.ts';
import { Simplex } from '../linear/simplex.ts';
import type { Shape } from '../shape.ts';
import { heavyPatterns, type PairRule } from './heavy-patterns.ts';
import { leastWeights } from './least-weights.ts';
import { type BarLimit, type Limit, ofBars, ofSet, withLimits } from './limits.ts';
import { type Prices, pricesOf } from './prices.ts';
import type { SetLimit } from './set-limits.ts';
import type { Wanted } from '../wanted.ts';

export interface Pool {
  readonly shape: Shape;
  readonly goal: Goal;
  readonly patterns: readonly Pattern[];
  /** Whether a plan of the target can hold no other patterns. Else they are found on the way. */
  readonly isWhole: boolean;
}

const columnsAtOnce = 40;
const tolerance = 1e-8;
/** What a pattern may weigh more than it costs before it counts. */
const spare = 2;

/** The linear program over a set of patterns, under limits. */
export class PatternProgram {
  readonly #pool: Pool;
  readonly #rows: Rows;
  readonly #simplex: Simplex;
  readonly #patterns: Pattern[];
  /** Of all patterns, with an entry for each limit that has been added. */
  readonly #columns: Column[];
  /** The place in the simplex of each pattern, −1 while it is not written down. */
  readonly #places: number[];
  readonly #isBarred: boolean[];
  readonly #limits: Limit[] = [];
  readonly #rules: PairRule[] = [];
  /** Of all patterns where they are found on the way. */
  readonly #keys: Set<string>;
  /** What patterns of each kind weighed at most when they were last looked for. */
  #maxima: readonly number[] = [];

  constructor(pool: Pool, from?: PatternProgram) {
    this.#pool = pool;
    if (from) {
      this.#limits = [...from.#limits];
      this.#rules = [...from.#rules];
      this.#patterns = [...from.#patterns];
      this.#keys = new Set(from.#keys);
      this.#rows = from.#rows;
      this.#columns = [...from.#columns];
      this.#places = [...from.#places];
      this.#isBarred = [...from.#isBarred];
      this.#simplex = from.#simplex.copy();
      return;
    }
    const { shape, goal, patterns, isWhole } = pool;
    this.#patterns = [...patterns];
    this.#keys = new Set(isWhole ? [] : patterns.map(keyOf));
    this.#rows = rowsOf(shape, goal);
    this.#columns = patterns.map((pattern) => this.#columnOf(pattern));
    this.#places = patterns.map(() => -1);
    this.#isBarred = patterns.map(() => false);
    this.#simplex = new Simplex(this.#right());
    for (const column of slackColumns(shape, goal, this.#rows)) this.#simplex.add(column);
  }

  copy(): PatternProgram {
    return new PatternProgram(this.#pool, this);
  }

  get limits(): number {
    return this.#limits.length;
  }

  /** Limits that every plan keeps. */
  addSetLimits(limits: readonly SetLimit[]): void {
    this.#addLimits(limits.map(ofSet));
  }

  addBarLimit(limit: BarLimit): void {
    const isBarring = limit.sense === 'at most' && limit.bars === 0;
    if (isBarring) this.#bar((at) => limit.isMember(this.#patterns[at] ?? none));
    else this.#addLimits([ofBars(limit)]);
  }

  addRule(rule: PairRule): void {
    this.#rules.push(rule);
    this.#bar((at) => breaks(this.#patterns[at] ?? none, rule));
  }

  /** False when the effort is spent, or when patterns are wanted that cannot be found. */
  solve(effort: Effort): boolean {
    while (this.#simplex.optimise(effort)) {
      if (!effort.spend(1)) return false;
      if (this.#writeDown()) continue;
      if (this.#pool.isWhole) return true;
      const found = this.#find(effort);
      if (found !== 'more') return found === 'none';
    }
    return false;
  }

  get cost(): number {
    return this.#simplex.cost;
  }

  wanted(): readonly Wanted[] {
    const values = this.#simplex.values();
    return this.#patterns.flatMap((pattern, at) => {
      const level = values.get(this.#places[at] ?? -1);
      return level === undefined ? [] : [{ pattern, level }];
    });
  }

  /**
   * Bars the patterns that no plan of at most `target` can hold beside these limits, as the duals of the solved program show in
   * whole numbers (reduced cost fixing). `none`: they show that there is no such plan; `fewer`: it must be solved again.
   */
  keepGood(target: number): 'none' | 'all' | 'fewer' {
    const { goal, shape } = this.#pool;
    const prices = this.#prices();
    if (!this.#pool.isWhole)
      return goal.roundUp(this.#boundOf(prices, this.#maxima).bound, 0) > target ? 'none' : 'all';
    const maxima = shape.kinds.map(() => 0);
    const weights = this.#patterns.map(({ kind }, at) => {
      if (this.#isBarred[at]) return 0;
      const weight = weightOf(this.#columns[at], prices.ofRows);
      maxima[kind] = Math.max(maxima[kind] ?? 0, weight);
      return weight;
    });
    const bound = this.#boundOf(prices, maxima);
    if (goal.roundUp(bound.bound, 0) > target) return 'none';
    const least = leastWeights({ shape, goal, weights: bound, maxima, extra: this.#worthOfLimits(prices) }, target);
    const isFewer = this.#bar((at) => (weights[at] ?? 0) < (least[this.#patterns[at]?.kind ?? 0] ?? 0));
    return isFewer ? 'fewer' : 'all';
  }

  #right(): Float64Array {
    const { shape, goal } = this.#pool;
    const right = new Float64Array(this.#rows.size);
    for (const [item, { demand }] of shape.items.entries()) right[item] = demand;
    for (const [kind, row] of this.#rows.ofKind) right[row] = shape.kinds[kind]?.count ?? 0;
    if (this.#rows.ofBarLimit !== null) right[this.#rows.ofBarLimit] = goal.barLimit;
    return right;
  }

  #columnOf(pattern: Pattern): Column {
    const { shape, goal } = this.#pool;
    const column = columnOf(shape, goal, { rows: this.#rows, pattern });
    return withLimits(column, { pattern, limits: this.#limits, first: this.#rows.size });
  }

  #addLimits(limits: readonly Limit[]): void {
    const first = this.#rows.size + this.#limits.length;
    const patternAt = new Map<number, Pattern>();
    for (const [at, pattern] of this.#patterns.entries()) {
      const column = this.#columns[at];
      if (column) this.#columns[at] = withLimits(column, { pattern, limits, first });
      if ((this.#places[at] ?? -1) >= 0) patternAt.set(this.#places[at] ?? -1, pattern);
    }
    this.#simplex.addRows(
      limits.map(({ right, coefficientOf }) => ({
        right,
        coefficientOf: (column) => {
          const pattern = patternAt.get(column);
          return pattern ? coefficientOf(pattern) : 0;
        },
      })),
    );
    this.#limits.push(...limits);
  }

  /** Whether some of the patterns had been written down. */
  #bar(isExcluded: (at: number) => boolean): boolean {
    const places = new Set<number>();
    for (const [at, place] of this.#places.entries()) {
      if (this.#isBarred[at] || !isExcluded(at)) continue;
      this.#isBarred[at] = true;
      if (place >= 0) places.add(place);
    }
    if (places.size > 0) this.#simplex.bar((column) => places.has(column));
    return places.size > 0;
  }

  /** Writes down the known patterns that make the program cheaper; false when there are none. */
  #writeDown(): boolean {
    const { duals } = this.#simplex;
    const worthwhile: { readonly at: number; readonly column: Column; readonly reduced: number }[] = [];
    for (const [at, column] of this.#columns.entries()) {
      if (this.#isBarred[at] || (this.#places[at] ?? 0) >= 0) continue;
      const reduced = column.cost - weightOf(column, duals);
      if (reduced < -tolerance) worthwhile.push({ at, column, reduced });
    }
    worthwhile.sort((a, b) => a.reduced - b.reduced);
    for (const { at, column } of worthwhile.slice(0, columnsAtOnce)) this.#places[at] = this.#simplex.add(column);
    return worthwhile.length > 0;
  }

  /** Looks for patterns that make the program cheaper and are not known yet. */
  #find(effort: Effort): 'more' | 'none' | 'unknown' {
    const { items, kinds } = this.#pool.shape;
    const prices = this.#prices();
    const setPrices = this.#limits.map(({ set }, at) => ({
      set: set ?? [],
      price: -(prices.ofRows[this.#rows.size + at] ?? 0),
    }));
    const known = this.#patterns.length;
    const maxima: number[] = [];
    for (const [kind, { capacity }] of kinds.entries()) {
      const above = (prices.ofKinds[kind] ?? 0) + spare;
      const asked = { items, capacity, values: prices.ofRows, setPrices, rules: this.#rules, above, effort };
      const heavy = this.#limits.every(({ set }) => set) ? heavyPatterns(asked) : null;
      if (!heavy) return 'unknown';
      maxima.push(heavy.most);
      for (const cuts of heavy.found) this.#learn({ kind, cuts });
    }
    this.#maxima = maxima;
    return this.#patterns.length > known ? 'more' : 'none';
  }

  #learn(pattern: Pattern): void {
    const key = keyOf(pattern);
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.#patterns.push(pattern);
    this.#columns.push(this.#columnOf(pattern));
    this.#places.push(-1);
    this.#isBarred.push(false);
  }

  #prices(): Prices {
    return pricesOf(this.#simplex.duals, { ...this.#pool, rows: this.#rows });
  }

  /** What the prices prove of every plan under these limits where no pattern of a kind weighs more than its maximum. */
  #boundOf(prices: Prices, maxima: readonly number[]): DualBound {
    const { shape, goal } = this.#pool;
    const { ofRows, perBar, perMillimetre } = prices;
    const values = ofRows.slice(0, shape.items.length);
    return boundOfMaxima(shape, goal, { values, perBar, perMillimetre, maxima, extra: this.#worthOfLimits(prices) });
  }

  #worthOfLimits({ ofRows }: Prices): number {
    return this.#limits.reduce((sum, { right }, at) => sum + right * (ofRows[this.#rows.size + at] ?? 0), 0);
  }
}

const none: Pattern = { kind: 0, cuts: [] };

const holds = ({ cuts }: Pattern, of: number): boolean => cuts.some(({ item }) => item === of);

const breaks = (pattern: Pattern, { first, second, isTogether }: PairRule): boolean =>
  isTogether ? holds(pattern, first) !== holds(pattern, second) : holds(pattern, first) && holds(pattern, second);

function weightOf(column: Column | undefined, prices: ArrayLike<number>): number {
  if (!column) return 0;
  let weight = 0;
  for (let at = 0; at < column.rows.length; at += 1)
    weight += (prices[column.rows[at] ?? 0] ?? 0) * (column.values[at] ?? 0);
  return weight;
}
