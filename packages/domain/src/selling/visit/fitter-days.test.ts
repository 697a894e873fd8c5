import { expect, test } from 'vitest';
import { fitterDays, isFitterDay } from './fitter-days.ts';

test('fitters see ten days, two of them past, also where a year ends', () => {
  const days = fitterDays('2026-12-31');
  expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-12-29', '2027-01-07']);
});

test.each([
  ['2026-12-13', false],
  ['2026-12-14', true],
  ['2026-12-16', true],
  ['2026-12-23', true],
  ['2026-12-24', false],
])('of %s on 16 December: %s', (day, isSeen) => expect(isFitterDay(day, '2026-12-16')).toBe(isSeen));
