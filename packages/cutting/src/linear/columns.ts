import type { Entries } from './dense-inverse.ts';

export interface Column extends Entries {
  readonly cost: number;
}

export type RowCoefficients = (column: number) => number;

/** Columns looked at again before all are. */
const candidateLimit = 40;

/** The columns of one linear program, one behind the other in typed arrays, which is what pricing reads all day. */
export class Columns {
  count = 0;
  #costs = new Float64Array(64);
  /** 1: may not enter, because it is barred or because it is basic. */
  #isBarred = new Uint8Array(64);
  #isBasic = new Uint8Array(64);
  #starts = new Int32Array(65);
  #rows = new Int32Array(256);
  #values = new Float64Array(256);
  #candidates: number[] = [];

  copy(): Columns {
    const copy = new Columns();
    copy.count = this.count;
    copy.#costs = this.#costs.slice();
    copy.#isBarred = this.#isBarred.slice();
    copy.#isBasic = this.#isBasic.slice();
    copy.#starts = this.#starts.slice();
    copy.#rows = this.#rows.slice();
    copy.#values = this.#values.slice();
    return copy;
  }

  add({ rows, values, cost }: Column): number {
    const at = this.count;
    const start = this.#starts[at] ?? 0;
    this.#reserve(at + 1, start + rows.length);
    this.#costs[at] = cost;
    this.#rows.set(rows, start);
    this.#values.set(values, start);
    this.#starts[at + 1] = start + rows.length;
    this.count = at + 1;
    return at;
  }

  /** The same columns with entries more where the coefficient of a row is not 0; the rows are numbered from `first` on. */
  withRows(first: number, rows: readonly RowCoefficients[]): Columns {
    const next = new Columns();
    next.#reserve(this.count, (this.#starts[this.count] ?? 0) + this.count * rows.length);
    next.count = this.count;
    next.#costs.set(this.#costs.subarray(0, this.count));
    next.#isBarred.set(this.#isBarred.subarray(0, this.count));
    next.#isBasic.set(this.#isBasic.subarray(0, this.count));
    let place = 0;
    for (let column = 0; column < this.count; column += 1) {
      const end = this.#starts[column + 1] ?? 0;
      for (let at = this.#starts[column] ?? 0; at < end; at += 1) {
        next.#rows[place] = this.#rows[at] ?? 0;
        next.#values[place] = this.#values[at] ?? 0;
        place += 1;
      }
      for (const [row, coefficientOf] of rows.entries()) {
        const coefficient = coefficientOf(column);
        if (coefficient === 0) continue;
        next.#rows[place] = first + row;
        next.#values[place] = coefficient;
        place += 1;
      }
      next.#starts[column + 1] = place;
    }
    return next;
  }

  entriesOf(column: number): Column {
    const start = this.#starts[column] ?? 0;
    const end = this.#starts[column + 1] ?? start;
    return {
      cost: this.#costs[column] ?? 0,
      rows: Array.from(this.#rows.subarray(start, end)),
      values: Array.from(this.#values.subarray(start, end)),
    };
  }

  isBarred(column: number): boolean {
    return this.#isBarred[column] === 1;
  }

  bar(column: number): void {
    this.#isBarred[column] = 1;
  }

  setBasic(column: number, isBasic: boolean): void {
    this.#isBasic[column] = isBasic ? 1 : 0;
  }

  /** The column whose cost lies furthest below its duals, −1 when none lies below them; looks at the last good ones first. */
  cheapest(duals: Float64Array, tolerance: number): number {
    const again = this.#bestOf(this.#candidates, duals);
    if (again.reduced < -tolerance) return again.column;
    const found: { readonly column: number; readonly reduced: number }[] = [];
    for (let column = 0; column < this.count; column += 1) {
      const reduced = this.#reduced(column, duals);
      if (reduced < -tolerance) found.push({ column, reduced });
    }
    found.sort((a, b) => a.reduced - b.reduced || a.column - b.column);
    this.#candidates = found.slice(0, candidateLimit).map(({ column }) => column);
    return this.#candidates[0] ?? -1;
  }

  #bestOf(columns: readonly number[], duals: Float64Array): { readonly column: number; readonly reduced: number } {
    let best = { column: -1, reduced: 0 };
    for (const column of columns) {
      const reduced = this.#reduced(column, duals);
      if (reduced < best.reduced) best = { column, reduced };
    }
    return best;
  }

  /** 0 for a column that may not enter. */
  #reduced(column: number, duals: Float64Array): number {
    if (this.#isBarred[column] === 1 || this.#isBasic[column] === 1) return 0;
    let reduced = this.#costs[column] ?? 0;
    const end = this.#starts[column + 1] ?? 0;
    for (let at = this.#starts[column] ?? 0; at < end; at += 1) {
      reduced -= (duals[this.#rows[at] ?? 0] ?? 0) * (this.#values[at] ?? 0);
    }
    return reduced;
  }

  #reserve(columns: number, entries: number): void {
    if (columns > this.#costs.length) {
      this.#costs = grown(this.#costs, new Float64Array(columns * 2));
      this.#isBarred = grown(this.#isBarred, new Uint8Array(columns * 2));
      this.#isBasic = grown(this.#isBasic, new Uint8Array(columns * 2));
      this.#starts = grown(this.#starts, new Int32Array(columns * 2 + 1));
    }
    if (entries > this.#rows.length) {
      this.#rows = grown(this.#rows, new Int32Array(entries * 2));
      this.#values = grown(this.#values, new Float64Array(entries * 2));
    }
  }
}

function grown<Numbers extends Float64Array | Int32Array | Uint8Array>(from: Numbers, into: Numbers): Numbers {
  into.set(from);
  return into;
}
