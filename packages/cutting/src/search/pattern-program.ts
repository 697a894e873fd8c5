import { boundOfMaxima, type DualBound } from '../bounds/dual-bound.ts';
import { columnOf, type Rows, rowsOf, slackColumns } from '../columns/rows.ts';
import type { Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Goal } from '../goal.ts';
import type { Column } from '../linear/columns.ts';
import { Simplex } from '../linear/simplex.ts';
import type { Shape } from '../shape.ts';

export interface Pool {
  readonly shape: Shape;
  readonly goal: Goal;
  readonly patterns: readonly Pattern[];
}

/** At least or at most so many bars of these patterns. */
export interface Condition {
  readonly sense: 'at least' | 'at most';
  readonly bars: number;
  readonly isMember: (pattern: Pattern) => boolean;
}

/** Conditions that the program can hold beside the patterns that they exclude. */
const spareRows = 40;
const columnsAtOnce = 40;
const tolerance = 1e-8;
/** Duals become whole numbers by it. */
const scale = 2 ** 26;

/** The linear program over a given set of patterns, under conditions. */
export class PatternProgram {
  readonly #pool: Pool;
  readonly #rows: Rows;
  readonly #simplex: Simplex;
  readonly #columns: readonly Column[];
  /** The place in the simplex of each pattern, −1 while it is not written down. */
  readonly #places: Int32Array;
  readonly #isBarred: Uint8Array;
  readonly #conditions: readonly Condition[];

  constructor(pool: Pool, from?: PatternProgram, conditions: readonly Condition[] = []) {
    const { shape, goal, patterns } = pool;
    this.#pool = pool;
    this.#conditions = conditions;
    if (from) {
      this.#rows = from.#rows;
      this.#columns = from.#columns;
      this.#simplex = from.#simplex.copy();
      this.#places = from.#places.slice();
      this.#isBarred = from.#isBarred.slice();
      return;
    }
    this.#rows = rowsOf(shape, goal);
    this.#columns = patterns.map((pattern) => columnOf(shape, goal, { rows: this.#rows, pattern }));
    this.#places = new Int32Array(patterns.length).fill(-1);
    this.#isBarred = new Uint8Array(patterns.length);
    const right = new Float64Array(this.#rows.size + spareRows);
    for (const [item, { demand }] of shape.items.entries()) right[item] = demand;
    for (const [kind, row] of this.#rows.ofKind) right[row] = shape.kinds[kind]?.count ?? 0;
    if (this.#rows.ofBarLimit !== null) right[this.#rows.ofBarLimit] = goal.barLimit;
    this.#simplex = new Simplex(right);
    const size = right.length;
    for (const column of slackColumns(shape, goal, { ...this.#rows, size })) this.#simplex.add(column);
  }

  /** Under one condition more; null when it can hold no more of them. */
  with(condition: Condition): PatternProgram | null {
    const { patterns } = this.#pool;
    const isExcluding = condition.sense === 'at most' && condition.bars === 0;
    if (!isExcluding && this.#conditions.length === spareRows) return null;
    const conditions = isExcluding ? this.#conditions : [...this.#conditions, condition];
    const next = new PatternProgram(this.#pool, this, conditions);
    if (isExcluding) next.#bar((at) => condition.isMember(patterns[at] ?? none));
    else next.#fill(condition);
    return next;
  }

  /** Without these patterns. */
  without(isExcluded: (pattern: Pattern) => boolean): PatternProgram {
    const next = new PatternProgram(this.#pool, this, this.#conditions);
    next.#bar((at) => isExcluded(this.#pool.patterns[at] ?? none));
    return next;
  }

  solve(effort: Effort): boolean {
    while (this.#simplex.optimise(effort)) {
      if (!effort.spend(1)) return false;
      if (!this.#addWorthwhile()) return true;
    }
    return false;
  }

  get cost(): number {
    return this.#simplex.cost;
  }

  get isUnmet(): boolean {
    return this.#simplex.isUnmet;
  }

  /** Levels of the patterns, by their place in the pool. */
  levels(): ReadonlyMap<number, number> {
    const values = this.#simplex.values();
    const levels = new Map<number, number>();
    for (const [at, place] of this.#places.entries()) {
      const level = place < 0 ? undefined : values.get(place);
      if (level !== undefined) levels.set(at, level);
    }
    return levels;
  }

  /** What the duals prove of every plan of these patterns under these conditions, in whole numbers. */
  exactBound(): DualBound {
    const { shape, goal } = this.#pool;
    const isLength = goal.name === 'length';
    const perMillimetre = isLength ? Math.max(1, Math.round(scale / goal.unit)) : 0;
    const factor = isLength ? perMillimetre * goal.unit : scale;
    const values = shape.items.map((_, item) => Math.max(0, Math.floor((this.#simplex.duals[item] ?? 0) * factor)));
    const prices = this.#conditions.map((_, at) =>
      Math.min(0, Math.round((this.#simplex.duals[this.#rows.size + at] ?? 0) * factor)),
    );
    const maxima = shape.kinds.map(() => 0);
    for (const [at, pattern] of this.#pool.patterns.entries()) {
      if (this.#isBarred[at] === 1) continue;
      let weight = 0;
      for (const { item, count } of pattern.cuts) weight += count * (values[item] ?? 0);
      for (const [row, condition] of this.#conditions.entries()) {
        if (condition.isMember(pattern)) weight += signOf(condition) * (prices[row] ?? 0);
      }
      maxima[pattern.kind] = Math.max(maxima[pattern.kind] ?? 0, weight);
    }
    const extra = this.#conditions.reduce(
      (sum, condition, row) => sum + signOf(condition) * condition.bars * (prices[row] ?? 0),
      0,
    );
    const barDual = this.#rows.ofBarLimit === null ? 0 : (this.#simplex.duals[this.#rows.ofBarLimit] ?? 0);
    const perBar = isLength ? Math.round(-barDual * factor) : scale;
    return boundOfMaxima(shape, goal, { values, perBar, perMillimetre, maxima, extra });
  }

  #fill(condition: Condition): void {
    const row = this.#rows.size + this.#conditions.length - 1;
    const members = new Set<number>();
    for (const [at, place] of this.#places.entries()) {
      if (place >= 0 && condition.isMember(this.#pool.patterns[at] ?? none)) members.add(place);
    }
    const sign = signOf(condition);
    this.#simplex.fillRow(row, sign * condition.bars, (column) => (members.has(column) ? sign : 0));
  }

  #bar(isExcluded: (at: number) => boolean): void {
    const places = new Set<number>();
    for (const [at, place] of this.#places.entries()) {
      if (this.#isBarred[at] === 1 || !isExcluded(at)) continue;
      this.#isBarred[at] = 1;
      if (place >= 0) places.add(place);
    }
    this.#simplex.bar((column) => places.has(column));
  }

  #addWorthwhile(): boolean {
    const { duals } = this.#simplex;
    const worthwhile: { readonly at: number; readonly column: Column; readonly reduced: number }[] = [];
    for (const [at, column] of this.#columns.entries()) {
      if (this.#isBarred[at] === 1 || (this.#places[at] ?? 0) >= 0) continue;
      const extended = this.#extended(at, column);
      let reduced = extended.cost;
      for (const [entry, row] of extended.rows.entries()) reduced -= (duals[row] ?? 0) * (extended.values[entry] ?? 0);
      if (reduced < -tolerance) worthwhile.push({ at, column: extended, reduced });
    }
    worthwhile.sort((a, b) => a.reduced - b.reduced);
    for (const { at, column } of worthwhile.slice(0, columnsAtOnce)) this.#places[at] = this.#simplex.add(column);
    return worthwhile.length > 0;
  }

  #extended(at: number, column: Column): Column {
    if (this.#conditions.length === 0) return column;
    const pattern = this.#pool.patterns[at] ?? none;
    const rows = [...column.rows];
    const values = [...column.values];
    for (const [row, condition] of this.#conditions.entries()) {
      if (!condition.isMember(pattern)) continue;
      rows.push(this.#rows.size + row);
      values.push(signOf(condition));
    }
    return { cost: column.cost, rows, values };
  }
}

const none: Pattern = { kind: 0, cuts: [] };

/** Rows of the program are all upper limits. */
const signOf = ({ sense }: Condition): 1 | -1 => (sense === 'at most' ? 1 : -1);
