import { type Draft, sizeOf } from './draft.ts';
import type { Bar, Plan } from './plan.ts';
import type { Shape } from './shape.ts';

/** Bars in the order in which they are sawn: offcuts first, then the longest pieces. */
export function planOf(shape: Shape, draft: Draft): Plan {
  const bars = draft.flatMap(({ pattern, times }) => {
    const kind = shape.kinds[pattern.kind];
    if (!kind) return [];
    const pieces = pattern.cuts.flatMap(({ item, count }) =>
      Array.from({ length: count }, () => shape.items[item]?.length ?? 0),
    );
    const bar: Bar = {
      stock: kind.length,
      offcut: !kind.isNew,
      pieces,
      // The kerf that the capacity and each size have more: nothing is sawn off behind a last piece that fits exactly.
      rest: Math.max(0, kind.capacity - sizeOf(shape, pattern.cuts)),
    };
    return Array.from({ length: times }, () => bar);
  });
  return { bars: bars.sort(inSawingOrder) };
}

const inSawingOrder = (a: Bar, b: Bar): number =>
  Number(b.offcut) - Number(a.offcut) || b.stock - a.stock || comparePieces(a.pieces, b.pieces);

function comparePieces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((length, place) => length !== b[place]);
  return at < 0 ? a.length - b.length : (b[at] ?? 0) - (a[at] ?? 0);
}
