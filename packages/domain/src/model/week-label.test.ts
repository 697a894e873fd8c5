import { expect, test } from 'vitest';
import { isWeekLabel, weekIn } from './week-label.ts';

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
  ['2600', false],
  ['2654', false],
  ['2650-B012', false],
  [' 2650', false],
  ['', false],
])('%j is a week: %j', (text, expected) => expect(isWeekLabel(text)).toBe(expected));
