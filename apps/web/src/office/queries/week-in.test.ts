import { expect, test } from 'vitest';
import { weekIn } from './week-in.ts';

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
