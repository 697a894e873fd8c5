import { expect, test } from 'vitest';
import { paper } from '../../messages/english/papers.ts';
import { promising } from '../../messages/english/promising.ts';
import type { KeptDate } from './promise.ts';
import { shownPromise, weeksUntil } from './shown-promise.ts';

const date = (day: string, made: string): KeptDate => ({
  ...{ what: 'fitted', grain: 'week', week: '2650', sent: null, reasons: [], skipped: [] },
  ...{ day, made },
});
const texts = { ...promising.shown, day: paper.date };

test.each([
  ['date', '2026-12-16', '2026-12-11', 'Fitted from the week of 14 December'],
  ['date', '2027-01-06', '2026-12-18', 'Fitted from the week of 4 January 2027'],
  // The week that begins in the old year.
  ['date', '2027-01-01', '2026-12-23', 'Fitted from the week of 28 December'],
  ['weeks', '2026-12-16', '2026-12-11', 'Made in about 3 weeks'],
  ['weeks', '2026-11-26', '2026-11-25', 'Made in about 1 week'],
] as const)('shown as %s, %s, made on %s, on 21 November 2026: %s', (display, day, made, text) => {
  expect(shownPromise(date(day, made), { display, today: '2026-11-21', texts })).toBe(text);
});

test.each([
  ['2026-11-21', 1],
  ['2026-11-28', 1],
  ['2026-11-29', 2],
  ['2026-12-05', 2],
  ['2026-12-06', 3],
] as const)('until %s there are %i weeks', (day, weeks) => expect(weeksUntil(day, '2026-11-21')).toBe(weeks));
