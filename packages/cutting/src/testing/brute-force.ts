import type { Problem } from '../problem.ts';

export interface Least {
  readonly newBars: number;
  readonly newLength: number;
}

interface OpenBar {
  room: number;
}

/** The fewest new bars and then their least length, by trying everything; null when the stock is too little. For a handful of pieces. */
export function bruteForce({ kerf, trim, stock, offcuts, pieces }: Problem): Least | null {
  const kinds = [
    ...offcuts.map(({ length, count }) => ({ room: length + kerf, length: 0, isNew: false, left: count })),
    ...stock.map(({ length, count }) => ({ room: length + kerf - 2 * trim, length, isNew: true, left: count ?? 99 })),
  ];
  const sizes = pieces.flatMap(({ length, quantity }) => Array.from({ length: quantity }, () => length + kerf));
  const bars: OpenBar[] = [];
  let best: Least | null = null;
  const isBetter = (a: Least, b: Least | null): boolean =>
    !b || a.newBars < b.newBars || (a.newBars === b.newBars && a.newLength < b.newLength);
  const place = (at: number, now: Least): void => {
    const size = sizes[at];
    if (size === undefined) {
      if (isBetter(now, best)) best = now;
      return;
    }
    for (const bar of bars) {
      if (bar.room < size) continue;
      bar.room -= size;
      place(at + 1, now);
      bar.room += size;
    }
    for (const kind of kinds) {
      if (kind.left === 0 || kind.room < size) continue;
      kind.left -= 1;
      bars.push({ room: kind.room - size });
      place(at + 1, kind.isNew ? { newBars: now.newBars + 1, newLength: now.newLength + kind.length } : now);
      bars.pop();
      kind.left += 1;
    }
  };
  place(0, { newBars: 0, newLength: 0 });
  return best;
}
