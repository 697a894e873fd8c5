import { describe, expect, test } from 'vitest';
import { clockIn, dayBegins, dayIn, defaultTimeZone, hourIn, isTimeZone } from './calendar-day.ts';
import { productionWeeksFrom } from './production-week.ts';

describe('the day of an instant', () => {
  test.each([
    ['half past midnight in summer', '2027-06-30T23:30:00Z', 'Europe/Dublin', '2027-07-01', 0],
    ['half past midnight in winter', '2027-01-15T00:30:00Z', 'Europe/Dublin', '2027-01-15', 0],
    ['the last second before summer time begins', '2027-03-28T00:59:59Z', 'Europe/Dublin', '2027-03-28', 0],
    ['the first second of summer time', '2027-03-28T01:00:00Z', 'Europe/Dublin', '2027-03-28', 2],
    ['the last second of the day on which it began', '2027-03-28T22:59:59Z', 'Europe/Dublin', '2027-03-28', 23],
    ['the midnight after', '2027-03-28T23:00:00Z', 'Europe/Dublin', '2027-03-29', 0],
    [
      'the midnight with which the day begins on which it ends',
      '2027-10-30T23:00:00Z',
      'Europe/Dublin',
      '2027-10-31',
      0,
    ],
    ['the second hour from one to two', '2027-10-31T01:30:00Z', 'Europe/Dublin', '2027-10-31', 1],
    ['the last second of the day on which it ended', '2027-10-31T23:59:59Z', 'Europe/Dublin', '2027-10-31', 23],
    ['west of Greenwich', '2027-07-01T03:59:59Z', 'America/New_York', '2027-06-30', 23],
    ['as far east as it goes', '2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 0],
    ['a zone of three quarters of an hour', '2026-12-31T18:15:00Z', 'Asia/Kathmandu', '2027-01-01', 0],
    ['UTC itself', '2026-12-31T23:59:59Z', 'UTC', '2026-12-31', 23],
  ])('%s', (_, instant, timeZone, day, hour) => {
    expect(dayIn(instant, timeZone)).toBe(day);
    expect(dayIn(new Date(instant), timeZone)).toBe(day);
    expect(hourIn(instant, timeZone)).toBe(hour);
  });

  test('the production week of New Year’s Eve is that of the supplier’s day', () => {
    const weekAt = (instant: string, timeZone: string) => productionWeeksFrom(dayIn(instant, timeZone), 1)[0]?.label;
    expect(weekAt('2027-01-03T23:30:00Z', 'Europe/Dublin')).toBe('2653');
    expect(weekAt('2027-01-03T23:30:00Z', 'Europe/Helsinki')).toBe('2701');
    expect(weekAt('2027-06-27T23:30:00Z', 'Europe/Dublin')).toBe('2726');
  });
});

test.each([
  ['2027-03-26T11:59:59Z', 'Europe/Dublin', '11:59'],
  ['2027-03-30T11:00:00Z', 'Europe/Dublin', '12:00'],
  ['2026-12-31T18:15:00Z', 'Asia/Kathmandu', '00:00'],
  ['2027-07-01T03:59:59Z', 'America/New_York', '23:59'],
])('at %s a clock in %s shows %s', (instant, timeZone, clock) => expect(clockIn(instant, timeZone)).toBe(clock));

describe('the instant with which a day begins', () => {
  test.each([
    ['2027-03-28', 'Europe/Dublin', '2027-03-28T00:00:00.000Z'],
    ['2027-03-29', 'Europe/Dublin', '2027-03-28T23:00:00.000Z'],
    ['2027-10-31', 'Europe/Dublin', '2027-10-30T23:00:00.000Z'],
    ['2027-11-01', 'Europe/Dublin', '2027-11-01T00:00:00.000Z'],
    ['2027-01-01', 'Asia/Kathmandu', '2026-12-31T18:15:00.000Z'],
    // Chile's clocks are put forward at midnight: the day begins at one.
    ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
  ])('%s in %s', (day, timeZone, instant) => {
    expect(dayBegins(day, timeZone).toISOString()).toBe(instant);
  });
});

test.each([
  [defaultTimeZone, true],
  ['UTC', true],
  ['America/Argentina/Ushuaia', true],
  ['Etc/GMT+5', true],
  ['Mars/Olympus', false],
  ['+01:00', false],
  ['Europe/Dublin ', false],
  ['', false],
])('%j is a time zone: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
});
