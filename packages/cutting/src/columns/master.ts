import { boundOfMaxima, type DualBound, maximaOf } from '../bounds/dual-bound.ts';
import { type Draft, keyOf, type Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { GoalProblem } from '../goal-problem.ts';
import { Simplex } from '../linear/simplex.ts';
import type { Wanted } from '../wanted.ts';
import { columnOf, exchangeColumns, type Rows, rowsOf, slackColumns } from './rows.ts';

const tolerance = 1e-7;
/** Patterns taken from one table for one kind. */
const patternsAtOnce = 30;

/** The linear program over all patterns, of which only those are written down that are worth it (Gilmore and Gomory 1961). */
export class Master {
  readonly #problem: GoalProblem;
  readonly #rows: Rows;
  readonly #simplex: Simplex;
  readonly #patterns: Map<string, number>;
  readonly #byColumn: Map<number, Pattern>;
  /** Columns that are no patterns; empty once they have done their work. */
  readonly #exchanges: Set<number>;
  /** Still wanted of each item. */
  readonly left: Int32Array;
  /** Still free of each kind. */
  readonly free: Float64Array;
  barsLeft: number;

  constructor(problem: GoalProblem, from?: Master) {
    const { shape, goal } = problem;
    this.#problem = problem;
    this.#rows = rowsOf(shape, goal);
    this.left = from ? from.left.slice() : Int32Array.from(shape.items, ({ demand }) => demand);
    this.free = from ? from.free.slice() : Float64Array.from(shape.kinds, ({ count }) => count);
    this.barsLeft = from ? from.barsLeft : goal.barLimit;
    this.#patterns = new Map(from ? from.#patterns : []);
    this.#byColumn = new Map(from ? from.#byColumn : []);
    this.#simplex = from ? from.#simplex.copy() : new Simplex(this.#right());
    this.#exchanges = from ? from.#exchanges : new Set();
    if (from) return;
    for (const column of slackColumns(shape, goal, this.#rows)) this.#simplex.add(column);
    for (const column of exchangeColumns(shape)) this.#exchanges.add(this.#simplex.add(column));
  }

  copy(): Master {
    return new Master(this.#problem, this);
  }

  add(pattern: Pattern): boolean {
    const key = keyOf(pattern);
    if (pattern.cuts.length === 0 || this.#patterns.has(key)) return false;
    const column = this.#simplex.add(columnOf(this.#problem.shape, this.#problem.goal, { rows: this.#rows, pattern }));
    this.#patterns.set(key, column);
    this.#byColumn.set(column, pattern);
    return true;
  }

  addAll(draft: Draft): void {
    for (const { pattern } of draft) this.add(pattern);
  }

  get cost(): number {
    return this.#simplex.cost;
  }

  get isUnmet(): boolean {
    return this.#simplex.isUnmet;
  }

  get duals(): Float64Array {
    return this.#simplex.duals;
  }

  wanted(): readonly Wanted[] {
    const wanted: Wanted[] = [];
    for (const [column, level] of this.#simplex.values()) {
      const pattern = this.#byColumn.get(column);
      if (pattern) wanted.push({ pattern, level });
    }
    return wanted;
  }

  /** Takes these bars as decided: what is left is a smaller problem, and patterns too big for it are barred. */
  fix(draft: Draft): void {
    for (const { pattern, times } of draft) {
      for (const { item, count } of pattern.cuts) this.left[item] = Math.max(0, (this.left[item] ?? 0) - count * times);
      this.free[pattern.kind] = (this.free[pattern.kind] ?? 0) - times;
      if (this.#problem.shape.kinds[pattern.kind]?.isNew) this.barsLeft -= times;
    }
    this.#simplex.restrict(this.#right(), (column) => this.#isTooBig(column));
  }

  /**
   * Adds patterns until none is worth it, or until `isEnough` of the bound known so far and the cost reached.
   * Gives the best bound met on the way (Farley 1990), of what is left where something is fixed.
   */
  generate(effort: Effort, isEnough: (bound: DualBound, cost: number) => boolean): DualBound | null {
    let best: DualBound | null = null;
    for (;;) {
      if (!this.#simplex.optimise(effort)) return best;
      const values = this.#problem.shape.items.map((_, item) => Math.max(0, this.duals[item] ?? 0));
      if (!effort.spend(this.#problem.knapsack.weigh({ values, limits: this.left }))) return best;
      const bound = this.#boundOf(values);
      if (!best || bound.bound > best.bound) best = bound;
      const isOver = !this.#addWorthwhile() || isEnough(best, this.cost * this.#problem.goal.unit);
      if (isOver && this.#exchanges.size === 0) return best;
      if (isOver) this.#barExchanges();
    }
  }

  /** Patterns must not have more of an item than is wanted, so that the last word is spoken without exchanges. */
  #barExchanges(): void {
    const exchanges = new Set(this.#exchanges);
    this.#exchanges.clear();
    this.#simplex.bar((column) => exchanges.has(column));
  }

  /** The problem that the fixed bars leave. */
  #leftOver(): Pick<GoalProblem, 'shape' | 'goal'> {
    const { shape, goal } = this.#problem;
    return {
      shape: {
        ...shape,
        items: shape.items.map((item, at) => ({ ...item, demand: this.left[at] ?? 0 })),
        kinds: shape.kinds.map((kind, at) => ({ ...kind, count: this.free[at] ?? 0 })),
        pieces: this.left.reduce((sum, count) => sum + count, 0),
      },
      goal: { ...goal, barLimit: this.barsLeft, barFloor: goal.barFloor - (goal.barLimit - this.barsLeft) },
    };
  }

  #boundOf(values: readonly number[]): DualBound {
    const { shape, goal } = this.#leftOver();
    const { knapsack } = this.#problem;
    const perBar = this.#rows.ofBarLimit === null ? 1 : -(this.duals[this.#rows.ofBarLimit] ?? 0);
    const isLength = goal.name === 'length';
    return boundOfMaxima(shape, goal, {
      values,
      perBar: isLength ? perBar : 1,
      perMillimetre: isLength ? 1 / goal.unit : 0,
      maxima: maximaOf(shape, knapsack),
    });
  }

  #addWorthwhile(): boolean {
    const { shape, goal, knapsack } = this.#problem;
    let added = false;
    for (const [kind, entry] of shape.kinds.entries()) {
      if ((this.free[kind] ?? 0) <= 0 || goal.isIdle(entry)) continue;
      const limitDual = this.duals[this.#rows.ofKind.get(kind) ?? -1] ?? 0;
      const barDual = entry.isNew ? (this.duals[this.#rows.ofBarLimit ?? -1] ?? 0) : 0;
      const price = goal.costOf(entry) - limitDual - barDual;
      if (knapsack.best(entry.capacity) <= price + tolerance) continue;
      let taken = 0;
      for (const rows of knapsack.changes(entry.capacity)) {
        const cuts = knapsack.cuts(entry.capacity, rows);
        const worth = cuts.reduce((sum, { item, count }) => sum + count * (this.duals[item] ?? 0), 0);
        if (worth <= price + tolerance || taken === patternsAtOnce) break;
        if (this.add({ kind, cuts })) added = true;
        taken += 1;
      }
    }
    return added;
  }

  #isTooBig(column: number): boolean {
    const pattern = this.#byColumn.get(column);
    return pattern !== undefined && pattern.cuts.some(({ item, count }) => count > (this.left[item] ?? 0));
  }

  #right(): Float64Array {
    const right = new Float64Array(this.#rows.size);
    right.set(this.left);
    for (const [kind, row] of this.#rows.ofKind) right[row] = this.free[kind] ?? 0;
    if (this.#rows.ofBarLimit !== null)
      right[this.#rows.ofBarLimit] = Number.isFinite(this.barsLeft) ? this.barsLeft : 0;
    return right;
  }
}
