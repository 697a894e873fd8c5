import { describe, expect, test } from 'vitest';
import { latenessOf, workOfRole } from './work-lists.ts';

describe('the work of a morning', () => {
  test.each([
    ['installer', 'answer chase measure fit'],
    ['fabricator', 'accept unblock make'],
    ['admin', 'accept unblock make answer chase measure fit'],
  ] as const)('of an %s: %s', (role, lists) => {
    expect(workOfRole[role].join(' ')).toBe(lists);
  });
});

describe('an order that is not made yet, in week 2650', () => {
  test.each([
    ['2649', '2649', 'week over'],
    [null, '2649', 'week over'],
    ['2652', '2651', 'after promised week'],
    ['2650', '2650', null],
    ['2650', '2651', null],
    [null, '2651', null],
    ['2651', null, null],
    [null, null, null],
  ] as const)('planned for %s and promised for %s: %s', (week, promisedWeek, lateness) => {
    expect(latenessOf({ week, promisedWeek }, '2650')).toBe(lateness);
  });
});
