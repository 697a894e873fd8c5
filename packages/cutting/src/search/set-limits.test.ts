import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pattern } from '../draft.ts';
import type { Item } from '../shape.ts';
import { pairsIn, setLimits } from './set-limits.ts';

const itemsOf = (...demands: readonly number[]): readonly Item[] =>
  demands.map((demand, at) => ({ length: 100 - at, size: 100 - at, demand }));
const pattern = (...counts: readonly number[]): Pattern => ({
  kind: 0,
  cuts: counts.map((count, item) => ({ item, count })).filter(({ count }) => count > 0),
});

describe('limits of sets', () => {
  it.each([
    {
      name: 'three single pieces, each pair of them on half a bar',
      items: itemsOf(1, 1, 1),
      patterns: [pattern(1, 1, 0), pattern(1, 0, 1), pattern(0, 1, 1)],
      level: 0.5,
      limits: [{ set: [0, 1, 2], pairs: 1 }],
    },
    {
      name: 'two pieces of one length and one of another',
      items: itemsOf(2, 1),
      patterns: [pattern(2, 0), pattern(1, 1)],
      level: 0.7,
      limits: [{ set: [0, 1], pairs: 1 }],
    },
    {
      name: 'three pieces of one length, two on each bar',
      items: itemsOf(3),
      patterns: [pattern(2)],
      level: 1.5,
      limits: [{ set: [0], pairs: 1 }],
    },
    {
      name: 'nothing of three bars with a piece each',
      items: itemsOf(1, 1, 1),
      patterns: [pattern(1, 0, 0), pattern(0, 1, 0), pattern(0, 0, 1)],
      level: 1,
      limits: [],
    },
  ])('find $name', ({ items, patterns, level, limits }) => {
    const wanted = patterns.map((each) => ({ pattern: each, level }));
    expect(setLimits(items, wanted)).toEqual(limits.map((limit) => expect.objectContaining(limit)));
  });

  it('are kept by whole bars, whatever lies on them', () => {
    const bars = fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(bars, (counts) => {
        const demands = [0, 1, 2, 3, 4].map((item) => counts.reduce((sum, bar) => sum + (bar[item] ?? 0), 0));
        const wanted = counts.map((bar) => ({ pattern: pattern(...bar), level: 1 }));
        expect(setLimits(itemsOf(...demands), wanted)).toEqual([]);
      }),
    );
  });

  it('count the pairs that a bar takes of a set', () => {
    expect(pairsIn(pattern(2, 1, 3).cuts, [0, 2])).toBe(2);
  });
});
