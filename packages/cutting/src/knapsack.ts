import type { Cut } from './draft.ts';
import type { Item } from './shape.ts';

/** What a table is filled for: how much each item is worth, and how many of it may be taken. */
export interface Worth {
  readonly values: ArrayLike<number>;
  readonly limits: ArrayLike<number>;
}

interface Row {
  readonly item: number;
  readonly count: number;
  readonly size: number;
}

/**
 * The bounded knapsack by dynamic programming over every capacity at once (Bellman 1957), counts split into powers of two.
 * Exact for whole values up to 2^53 in sum. One table serves all kinds of bars, since it knows the best of each capacity.
 */
export class Knapsack {
  readonly #items: readonly Item[];
  readonly #best: Float64Array;
  readonly #rows: Row[] = [];
  #taken = new Uint8Array(0);

  constructor(items: readonly Item[], capacity: number) {
    this.#items = items;
    this.#best = new Float64Array(capacity + 1);
  }

  /** Rows of the table that were worked, to be counted as effort. */
  weigh({ values, limits }: Worth): number {
    this.#best.fill(0);
    this.#rows.length = 0;
    const width = this.#best.length;
    for (const [item, { size }] of this.#items.entries()) {
      if ((values[item] ?? 0) <= 0) continue;
      let left = Math.min(limits[item] ?? 0, Math.floor((width - 1) / size));
      for (let count = 1; left > 0; count *= 2) {
        const taken = Math.min(count, left);
        this.#rows.push({ item, count: taken, size: taken * size });
        left -= taken;
      }
    }
    this.#reserve(this.#rows.length * width);
    for (const [row, { item, count }] of this.#rows.entries()) this.#work(row, count * (values[item] ?? 0));
    return this.#rows.length;
  }

  best(capacity: number): number {
    return this.#best[capacity] ?? 0;
  }

  /** The cuts that reach `best(capacity)`, or the best of the first `rows` rows, which gives different good patterns. */
  cuts(capacity: number, rows = this.#rows.length): readonly Cut[] {
    const width = this.#best.length;
    const counts = new Map<number, number>();
    let left = capacity;
    for (let row = rows - 1; row >= 0; row -= 1) {
      const entry = this.#rows[row];
      if (!entry || this.#taken[row * width + left] === 0) continue;
      counts.set(entry.item, (counts.get(entry.item) ?? 0) + entry.count);
      left -= entry.size;
    }
    return [...counts].map(([item, count]) => ({ item, count })).sort((a, b) => a.item - b.item);
  }

  /** Numbers of rows at whose end the best of this capacity had just changed, the last first. */
  *changes(capacity: number): Generator<number> {
    const width = this.#best.length;
    for (let row = this.#rows.length - 1; row >= 0; row -= 1) {
      if (this.#taken[row * width + capacity] === 1) yield row + 1;
    }
  }

  #reserve(length: number): void {
    if (this.#taken.length < length) this.#taken = new Uint8Array(length);
    else this.#taken.fill(0, 0, length);
  }

  #work(row: number, value: number): void {
    const best = this.#best;
    const taken = this.#taken;
    const offset = row * best.length;
    const size = this.#rows[row]?.size ?? 0;
    for (let capacity = best.length - 1; capacity >= size; capacity -= 1) {
      const withIt = (best[capacity - size] ?? 0) + value;
      if (withIt > (best[capacity] ?? 0)) {
        best[capacity] = withIt;
        taken[offset + capacity] = 1;
      }
    }
  }
}
