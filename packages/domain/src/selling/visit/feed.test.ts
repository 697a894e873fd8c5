import { expect, test } from 'vitest';
import { feedStretch, isFed } from './feed.ts';

const now = new Date('2026-12-31T12:00:00.000Z');
const from = '2027-01-04T08:00:00.000Z';

test.each([
  ['booked', '2026-10-01T00:00:00.000Z', false, true],
  ['cancelled today', '2026-12-31T11:00:00.000Z', true, true],
  ['cancelled 30 days ago', '2026-12-01T12:00:00.000Z', true, true],
  ['cancelled longer ago', '2026-12-01T11:59:59.000Z', true, false],
])('a visit that was %s, at %s', (_, changedAt, isCancelled, fed) =>
  expect(isFed({ from, changedAt, isCancelled }, now)).toBe(fed),
);

test('a calendar shows a month back and half a year ahead', () => {
  expect(feedStretch(now)).toEqual({ from: '2026-12-01T12:00:00.000Z', to: '2027-06-29T12:00:00.000Z' });
});
