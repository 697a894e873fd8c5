import { expect, test } from 'vitest';
import { dueStatus } from './due-status.ts';

test.each([
  ['2026-11-21', { kind: 'today' }],
  ['2026-11-22', { kind: 'tomorrow' }],
  ['2026-11-23', { kind: 'later' }],
  ['2027-11-21', { kind: 'later' }],
  ['2026-11-20', { kind: 'late', isYesterday: true }],
  ['2026-11-19', { kind: 'late', isYesterday: false }],
])('what is due on %s is, on 21 November 2026, %j', (due, expected) =>
  expect(dueStatus(due, '2026-11-21')).toEqual(expected),
);

test('across the end of a month and of a year', () => {
  expect(dueStatus('2026-12-01', '2026-11-30')).toEqual({ kind: 'tomorrow' });
  expect(dueStatus('2026-12-31', '2027-01-01')).toEqual({ kind: 'late', isYesterday: true });
});
