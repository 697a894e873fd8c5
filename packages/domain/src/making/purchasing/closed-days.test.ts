import { expect, test } from 'vitest';
import { readClosedDays, realDay, spansOfDays } from './closed-days.ts';

const christmas = ['2026-12-31', '2027-01-01', '2027-01-02'];

test.each<[string, readonly string[], readonly string[]]>([
  ['2027-03-17', ['2027-03-17'], []],
  ['17/03/2027', ['2027-03-17'], []],
  ['1.2.2027', ['2027-02-01'], []],
  ['17 March 2027 St Patrick', ['2027-03-17'], []],
  ['17. Mar. 2027', ['2027-03-17'], []],
  ['2026-12-31/2027-01-02', christmas, []],
  ['31.12.2026 – 02.01.2027', christmas, []],
  ['31 December 2026 to 2 January 2027', christmas, []],
  ['31/12/2026\t02/01/2027\tChristmas\r\n2027-03-17\r\n\r\n2027-01-01', [...christmas, '2027-03-17'], []],
  ['2027-03-17; 18/03/2027', ['2027-03-17', '2027-03-18'], []],
  ['', [], []],
  ['2027-02-30', [], ['2027-02-30']],
  ['12/24/2026', [], ['12/24/2026']],
  ['24 Foo 2026', [], ['24 Foo 2026']],
  ['Christmas', [], ['Christmas']],
  ['2027-01-02/2026-12-31', [], ['2027-01-02/2026-12-31']],
  ['2026-12-31, 2027-01-01, 2027-01-02', [], ['2026-12-31, 2027-01-01, 2027-01-02']],
  // A stretch of more than a year is a wrong year.
  ['2026-12-24/2028-01-04\n2027-03-17', ['2027-03-17'], ['2026-12-24/2028-01-04']],
])('%j are closed days', (text, days, wrong) => expect(readClosedDays(text)).toEqual({ days, wrong }));

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['1999-12-31', false],
  ['2200-01-01', false],
  ['2027-1-1', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => expect(realDay(text)).toBe(isDay ? text : undefined));

test.each([
  [[], []],
  [['2027-03-17'], [['2027-03-17', '2027-03-17']]],
  [
    [...christmas, '2027-03-17'],
    [
      ['2026-12-31', '2027-01-02'],
      ['2027-03-17', '2027-03-17'],
    ],
  ],
])('the stretches of %j', (days, spans) =>
  expect(spansOfDays(days).map(({ first, last }) => [first, last])).toEqual(spans),
);
