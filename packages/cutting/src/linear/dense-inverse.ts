/** A column of a linear program, sparse. */
export interface Entries {
  readonly rows: readonly number[];
  readonly values: readonly number[];
}

/** The inverse of the basis as a dense matrix, kept up to date pivot by pivot (Dantzig and Orchard-Hays 1954). */
export class DenseInverse {
  readonly size: number;
  readonly #cells: Float64Array;
  readonly #filled: Int32Array;

  constructor(size: number, cells = identity(size)) {
    this.size = size;
    this.#cells = cells;
    this.#filled = new Int32Array(size);
  }

  copy(): DenseInverse {
    return new DenseInverse(this.size, this.#cells.slice());
  }

  /** With `by` more rows and columns, those of the identity. */
  grown(by: number): DenseInverse {
    const size = this.size + by;
    const cells = new Float64Array(size * size);
    for (let row = 0; row < this.size; row += 1) cells.set(this.row(row), row * size);
    for (let row = this.size; row < size; row += 1) cells[row * size + row] = 1;
    return new DenseInverse(size, cells);
  }

  /** inverse × column, into `result`. */
  apply({ rows, values }: Entries, result: Float64Array): void {
    const cells = this.#cells;
    const size = this.size;
    const length = rows.length;
    for (let row = 0, start = 0; row < size; row += 1, start += size) {
      let sum = 0;
      for (let at = 0; at < length; at += 1) sum += (cells[start + (rows[at] ?? 0)] ?? 0) * (values[at] ?? 0);
      result[row] = sum;
    }
  }

  applyDense(right: Float64Array, result: Float64Array): void {
    for (let row = 0; row < this.size; row += 1) result[row] = dot(this.row(row), right);
  }

  /** A view, not a copy. */
  row(row: number): Float64Array {
    return this.#cells.subarray(row * this.size, (row + 1) * this.size);
  }

  /** Takes a multiple of another row from this one. */
  subtractRow(row: number, other: number, factor: number): void {
    const cells = this.row(row);
    const others = this.row(other);
    for (let at = 0; at < this.size; at += 1) cells[at] = (cells[at] ?? 0) - factor * (others[at] ?? 0);
  }

  negateRow(row: number): void {
    const cells = this.row(row);
    for (let column = 0; column < this.size; column += 1) cells[column] = -(cells[column] ?? 0);
  }

  /** The basis takes a column, whose `apply` is `direction`, in the place `leaving`. */
  pivot(direction: Float64Array, leaving: number): void {
    const cells = this.#cells;
    const size = this.size;
    const filled = this.#scaleRow(leaving, direction[leaving] ?? 1);
    const from = leaving * size;
    for (let row = 0; row < size; row += 1) {
      const factor = direction[row] ?? 0;
      if (row === leaving || (factor < 1e-13 && factor > -1e-13)) continue;
      const start = row * size;
      for (let at = 0; at < filled; at += 1) {
        const column = this.#filled[at] ?? 0;
        cells[start + column] = (cells[start + column] ?? 0) - factor * (cells[from + column] ?? 0);
      }
    }
  }

  /** Divides the row and lists its columns that are not zero; gives their number. */
  #scaleRow(row: number, divisor: number): number {
    const cells = this.row(row);
    let filled = 0;
    for (let column = 0; column < this.size; column += 1) {
      const value = cells[column] ?? 0;
      if (value < 1e-15 && value > -1e-15) {
        cells[column] = 0;
        continue;
      }
      cells[column] = value / divisor;
      this.#filled[filled] = column;
      filled += 1;
    }
    return filled;
  }
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function identity(size: number): Float64Array {
  const cells = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) cells[row * size + row] = 1;
  return cells;
}
