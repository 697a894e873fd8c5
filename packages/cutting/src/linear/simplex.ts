import type { Effort } from '../effort.ts';
import { type Column, Columns, type RowCoefficients } from './columns.ts';
import { DenseInverse, dot } from './dense-inverse.ts';

export interface UpperLimit {
  readonly right: number;
  readonly coefficientOf: RowCoefficients;
}

/** What it costs to leave a row unmet: far more than any dual of a program that can be met. */
const penalty = 100;
const tolerance = 1e-8;

/**
 * The revised simplex for programs that grow by columns: least cost, columns ≥ 0, Σ column × value = right side.
 * Every row starts with an artificial variable at a penalty, so that it is feasible at once. The right side is disturbed a
 * little, differently in each row, which keeps degenerate programs from turning in circles.
 */
export class Simplex {
  #columns = new Columns();
  #inverse: DenseInverse;
  /** Column of each row's basic variable; negative: artificial. */
  #basis: Int32Array;
  #basicCosts: Float64Array;
  #levels: Float64Array;
  #right: Float64Array;
  duals: Float64Array;
  #direction: Float64Array;

  constructor(right: Float64Array) {
    const size = right.length;
    this.#inverse = new DenseInverse(size);
    this.#right = right.slice();
    this.#basis = new Int32Array(size).fill(-1);
    this.#basicCosts = new Float64Array(size).fill(penalty);
    this.#levels = new Float64Array(size);
    this.duals = new Float64Array(size);
    this.#direction = new Float64Array(size);
    this.#refresh();
  }

  add(column: Column): number {
    return this.#columns.add(column);
  }

  /** A copy that goes its own way. */
  copy(): Simplex {
    const copy = new Simplex(this.#right);
    copy.#columns = this.#columns.copy();
    copy.#inverse = this.#inverse.copy();
    copy.#basis.set(this.#basis);
    copy.#basicCosts.set(this.#basicCosts);
    copy.#refresh();
    return copy;
  }

  /** Adds rows: Σ coefficient × column ≤ right. Columns that are added later must bring their own entries. */
  addRows(rows: readonly UpperLimit[]): void {
    const first = this.#right.length;
    const size = first + rows.length;
    this.#columns = this.#columns.withRows(
      first,
      rows.map(({ coefficientOf }) => coefficientOf),
    );
    this.#inverse = this.#inverse.grown(rows.length);
    for (const [added, { coefficientOf }] of rows.entries()) {
      for (const [place, column] of this.#basis.entries()) {
        const coefficient = column < 0 ? 0 : coefficientOf(column);
        if (coefficient !== 0) this.#inverse.subtractRow(first + added, place, coefficient);
      }
    }
    this.#right = Float64Array.from({ length: size }, (_, row) => this.#right[row] ?? rows[row - first]?.right ?? 0);
    this.#basis = Int32Array.from({ length: size }, (_, row) => this.#basis[row] ?? -1);
    this.#basicCosts = Float64Array.from({ length: size }, (_, row) => this.#basicCosts[row] ?? 0);
    this.#levels = new Float64Array(size);
    this.duals = new Float64Array(size);
    this.#direction = new Float64Array(size);
    for (let row = first; row < size; row += 1) this.#replace(row, this.add({ cost: 0, rows: [row], values: [1] }));
    this.#refresh();
  }

  /** Another right side, and columns that may no longer be used. */
  restrict(right: Float64Array, isBarred: (column: number) => boolean): void {
    this.#right = right.slice();
    this.bar(isBarred);
  }

  /** These columns may no longer be used: they leave the basis for their penalty. */
  bar(isBarred: (column: number) => boolean): void {
    for (let column = 0; column < this.#columns.count; column += 1) {
      if (isBarred(column)) this.#columns.bar(column);
    }
    for (const [row, column] of this.#basis.entries()) {
      if (column >= 0 && this.#columns.isBarred(column)) this.#basicCosts[row] = penalty;
    }
    this.#refresh();
  }

  /** Pivots until no known column makes it cheaper; false when the effort is spent before. */
  optimise(effort: Effort): boolean {
    for (let isFresh = false; ; ) {
      const entering = this.#columns.cheapest(this.duals, tolerance);
      const went = entering < 0 ? 'nowhere' : this.#pivot(entering);
      if (went === 'on') {
        isFresh = false;
        if (!effort.spend(1)) return false;
        continue;
      }
      if (isFresh) return true;
      // What rounding has added up is taken away before the end is believed.
      this.#refresh();
      isFresh = true;
    }
  }

  get cost(): number {
    return dot(this.duals, this.#right);
  }

  /** Levels of the basic columns; an artificial one or a barred one has no business in an answer and is left out. */
  values(): ReadonlyMap<number, number> {
    const exact = new Float64Array(this.#levels.length);
    this.#inverse.applyDense(this.#right, exact);
    const values = new Map<number, number>();
    for (const [row, column] of this.#basis.entries()) {
      if (column >= 0 && !this.#columns.isBarred(column) && (exact[row] ?? 0) > tolerance)
        values.set(column, exact[row] ?? 0);
    }
    return values;
  }

  /** Whether some row is met only by its penalty. */
  get isUnmet(): boolean {
    return this.#basicCosts.some((cost, row) => cost === penalty && (this.#levels[row] ?? 0) > 1e-3);
  }

  /** `nowhere`: seen exactly, the column is not worth it. */
  #pivot(entering: number): 'on' | 'nowhere' {
    const column = this.#columns.entriesOf(entering);
    this.#inverse.apply(column, this.#direction);
    const reduced = column.cost - dot(this.#basicCosts, this.#direction);
    const leaving = this.#leaving();
    if (leaving < 0 || reduced > -tolerance / 2) return 'nowhere';
    const step = (this.#levels[leaving] ?? 0) / (this.#direction[leaving] ?? 1);
    for (let row = 0; row < this.#levels.length; row += 1) {
      this.#levels[row] = Math.max(0, (this.#levels[row] ?? 0) - step * (this.#direction[row] ?? 0));
    }
    this.#inverse.pivot(this.#direction, leaving);
    this.#levels[leaving] = step;
    this.#replace(leaving, entering);
    this.#basicCosts[leaving] = column.cost;
    const row = this.#inverse.row(leaving);
    for (let at = 0; at < row.length; at += 1) this.duals[at] = (this.duals[at] ?? 0) + reduced * (row[at] ?? 0);
    return 'on';
  }

  /** Another column, or an artificial one (−1), becomes basic in this row. */
  #replace(row: number, column: number): void {
    const before = this.#basis[row] ?? -1;
    if (before >= 0) this.#columns.setBasic(before, false);
    if (column >= 0) this.#columns.setBasic(column, true);
    this.#basis[row] = column;
  }

  /** The row whose level falls to nothing first; among equals the one with the largest pivot. */
  #leaving(): number {
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < this.#levels.length; row += 1) {
      const step = this.#direction[row] ?? 0;
      if (step < 1e-8) continue;
      const ratio = (this.#levels[row] ?? 0) / step;
      const isCloser = ratio < least - 1e-12;
      if (isCloser || (ratio < least + 1e-12 && step > (this.#direction[leaving] ?? 0))) {
        leaving = row;
        least = Math.min(ratio, least);
      }
    }
    return leaving;
  }

  /** Levels and duals anew from the inverse; a level below zero becomes an artificial one of the opposite column. */
  #refresh(): void {
    const right = this.#right.map((value, row) => value + disturbance(row));
    this.#inverse.applyDense(right, this.#levels);
    for (const [row, level] of this.#levels.entries()) {
      if (level > -tolerance) {
        this.#levels[row] = Math.max(0, level);
        continue;
      }
      this.#inverse.negateRow(row);
      this.#levels[row] = -level;
      this.#replace(row, -1);
      this.#basicCosts[row] = penalty;
    }
    this.duals.fill(0);
    for (const [row, cost] of this.#basicCosts.entries()) {
      if (cost === 0) continue;
      const cells = this.#inverse.row(row);
      for (let at = 0; at < cells.length; at += 1) this.duals[at] = (this.duals[at] ?? 0) + cost * (cells[at] ?? 0);
    }
  }
}

/** Between 1e-6 and 2e-6, scattered by the golden ratio. */
const disturbance = (row: number): number => 1e-6 * (1 + ((row * 0.618_033_988_749_894_9) % 1));
