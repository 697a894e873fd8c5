import { expect, test } from 'vitest';
import { isWeekOver, productionWeeksFrom } from './production-week.ts';

test.each([
  ['2026-12-07', '2649', true],
  ['2026-12-07', '2650', false],
  ['2026-12-13', '2650', false],
  ['2026-12-14', '2650', true],
  ['2027-01-03', '2653', false],
  ['2027-01-04', '2653', true],
  ['2027-01-04', '2701', false],
] as const)('on %s, that week %s is over is %s', (day, week, isOver) => expect(isWeekOver(week, day)).toBe(isOver));

test('the first days of January may belong to week 53 of the year before', () => {
  expect(productionWeeksFrom('2027-01-01', 2).map(({ label }) => label)).toEqual(['2653', '2701']);
});
