import type { Item } from '../shape.ts';

/** Numbers in the table; above, the search is not tried. */
const cellLimit = 20_000_000;

/** For each item and each capacity the most that it and the items behind it can weigh together; null when the table would be too big. */
export function remainingWorth(
  items: readonly Item[],
  capacity: number,
  values: ArrayLike<number>,
): readonly Float64Array[] | null {
  if (items.length * capacity > cellLimit) return null;
  const table: Float64Array[] = [new Float64Array(capacity + 1)];
  for (const [item, { size, demand }] of [...items.entries()].reverse()) {
    const behind = table[0] ?? new Float64Array(capacity + 1);
    const row = behind.slice();
    const value = values[item] ?? 0;
    for (let count = 1; count <= demand && count * size <= capacity; count += 1) {
      for (let room = count * size; room <= capacity; room += 1) {
        const worth = (behind[room - count * size] ?? 0) + count * value;
        if (worth > (row[room] ?? 0)) row[room] = worth;
      }
    }
    table.unshift(row);
  }
  return table;
}
