import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../testing/law-share.ts';
import {
  daysAfter,
  daysOfSpan,
  isOpen,
  onOrAfterOpen,
  openCalendar,
  plusOpen,
  weekdayOf,
  workWeek,
} from './open-days.ts';

const works = openCalendar(workWeek, ['2026-12-21/2027-01-01', '2027-02-01']);
const wednesdays = openCalendar([3], ['2026-12-30']);

test.each([
  ['2026-11-27', 0, '2026-11-27'],
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-18', 1, '2027-01-04'],
  ['2026-12-25', 2, '2027-01-05'],
  ['2027-01-29', 1, '2027-02-02'],
  ['2026-11-30', 20, '2027-01-11'],
])('of the works, %s and %i open days are %s', (day, n, end) => expect(plusOpen(day, n, works)).toBe(end));

test.each([
  ['2026-12-18', works, '2026-12-18'],
  ['2026-12-19', works, '2027-01-04'],
  ['2026-12-16', wednesdays, '2026-12-16'],
  ['2026-12-24', wednesdays, '2027-01-06'],
])('the first open day from %s on', (day, calendar, open) => expect(onOrAfterOpen(day, calendar)).toBe(open));

test.each([
  ['2026-12-28', 1],
  ['2027-01-03', 7],
  ['2028-02-29', 2],
  ['1969-12-31', 3],
])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

test.each([
  ['2026-12-30/2027-01-02', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  ['2027-03-27/2027-03-29', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['2027-02-01', ['2027-02-01']],
  ['2027-02-01/2027-01-31', []],
])('the days of %s', (span, days) => expect(daysOfSpan(span)).toEqual(days));

describe('a calendar without any weekday', () => {
  test.each([[[]], [[0, 8]]])('from %j has no open day', (weekdays) =>
    expect(() => onOrAfterOpen('2026-12-18', openCalendar(weekdays, []))).toThrow(RangeError),
  );
});

test('an open day is counted once, and no closed one is', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => daysAfter('2026-01-01', count));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), fc.array(day, { maxLength: 40 }), (from, n, closed) => {
      const calendar = openCalendar(workWeek, closed);
      const end = plusOpen(from, n, calendar);
      expect(daysOfSpan(`${daysAfter(from, 1)}/${end}`).filter((each) => isOpen(each, calendar))).toHaveLength(n);
      expect(n === 0 ? end === from : isOpen(end, calendar)).toBe(true);
    }),
    { numRuns: shareOf(2000) },
  );
});
