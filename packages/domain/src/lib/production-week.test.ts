import { expect, test } from 'vitest';
import { isWeekOver, listedWeeks, productionWeeksFrom, isWeekLabel, weekIn } from './production-week.ts';

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

test('lists name four weeks before that of today, and twelve from it on', () => {
  const weeks = listedWeeks('2026-12-07');
  expect([weeks.length, weeks[0], weeks[4], weeks.at(-1)]).toEqual([16, '2646', '2650', '2708']);
});

test.each([
  ['2650', '2650'],
  [' 2650-b012', '2650'],
  ['2653-B001', '2653'],
  ['2654', null],
  ['2600-B001', null],
  ['10234', null],
  ['B012', null],
  ['', null],
])('the week in %j is %j', (text, week) => {
  expect(weekIn(text)).toBe(week);
});

test.each([
  ['2650', true],
  ['2653', true],
  ['2753', false],
  ['3253', true],
  ['2600', false],
  ['2654', false],
  ['2650-B012', false],
  [' 2650', false],
  ['', false],
])('%j is a week: %j', (text, expected) => expect(isWeekLabel(text)).toBe(expected));
