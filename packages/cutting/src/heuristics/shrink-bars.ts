import { type Draft, keyOf, type PatternUse, sizeOf } from '../draft.ts';
import type { Shape } from '../shape.ts';

/** Each new bar becomes the shortest one of the stock that still holds its pieces, the emptiest bars first. */
export function shrinkBars(shape: Shape, draft: Draft): Draft {
  const free = shape.kinds.map(({ count }) => count);
  const single: PatternUse[] = [];
  for (const use of draft) {
    free[use.pattern.kind] = (free[use.pattern.kind] ?? 0) - use.times;
    for (let time = 0; time < use.times; time += 1) single.push({ pattern: use.pattern, times: 1 });
  }
  const shrunk = single
    .map((use) => ({ use, size: sizeOf(shape, use.pattern.cuts) }))
    .sort((a, b) => a.size - b.size)
    .map(({ use, size }) => {
      const now = shape.kinds[use.pattern.kind];
      if (!now?.isNew) return use;
      const kind = shape.kinds.findLastIndex(
        (other, at) => other.isNew && other.capacity >= size && other.length < now.length && (free[at] ?? 0) > 0,
      );
      if (kind < 0) return use;
      free[kind] = (free[kind] ?? 0) - 1;
      free[use.pattern.kind] = (free[use.pattern.kind] ?? 0) + 1;
      return { pattern: { ...use.pattern, kind }, times: 1 };
    });
  return merged(shrunk);
}

/** Equal patterns as one use. */
export function merged(draft: Draft): Draft {
  const uses = new Map<string, PatternUse>();
  for (const { pattern, times } of draft) {
    const key = keyOf(pattern);
    uses.set(key, { pattern, times: (uses.get(key)?.times ?? 0) + times });
  }
  return [...uses.values()];
}
