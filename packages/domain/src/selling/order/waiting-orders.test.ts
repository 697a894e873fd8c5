import { describe, expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { isPlannedLate, latenessOf, waitsFor } from './waiting-orders.ts';

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
    const order = { state: 'Accepted', week, promisedWeek } as const;
    expect(latenessOf(order, '2650')).toBe(lateness);
    expect(isPlannedLate(order)).toBe(lateness === 'after promised week');
    expect(isPlannedLate({ ...order, state: 'Installed' })).toBe(false);
  });

  test('what is made, on hold or cancelled is not late', () => {
    const late = orderStates.filter((state) => latenessOf({ state, week: '2649', promisedWeek: null }, '2650'));
    expect(late).toEqual(['Draft', 'Confirmed From Installer', 'Accepted', 'Ready For Production', 'In Batch']);
  });
});

const measured = { measuredAt: '2026-12-01T10:00:00.000Z' };
const open = { measuredAt: null };

test.each([
  ['Draft', [measured, open], 'measurements'],
  ['Draft', [measured, measured], 'confirmation'],
  ['Draft', [], 'confirmation'],
  ['Accepted', [open], null],
] as const)('an order that is %s with the doors %j waits for %s', (state, doors, wait) => {
  expect(waitsFor({ state, doors })).toBe(wait);
});
