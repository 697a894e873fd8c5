import { describe, expect, test } from 'vitest';
import { productionWeeks } from './rows/production.ts';

describe('production weeks follow the ISO calendar', () => {
  test.each([
    ['inside a year', { year: 2026, week: 46 }, ['2646', '2647', '2648']],
    ['2026 has 53 weeks', { year: 2026, week: 52 }, ['2652', '2653', '2701']],
    ['2027 has 52', { year: 2027, week: 51 }, ['2751', '2752', '2801']],
    ['2032 begins on a Thursday and has 53', { year: 2032, week: 53 }, ['3253', '3301', '3302']],
  ])('%s', (_, first, names) => {
    expect(productionWeeks(first, 3).map((week) => week.name)).toEqual(names);
  });

  test('each holds the capacity of the factory', () => {
    expect(productionWeeks({ year: 2026, week: 47 }, 1)).toEqual([
      { name: '2647', year: 2026, week: 47, capacityPoints: 120 },
    ]);
  });
});
