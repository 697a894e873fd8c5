import { describe, expect, test } from 'vitest';
import { ordering } from '../../messages/english/ordering.ts';
import { noOrderDays } from './order.ts';
import { orderDaysWith } from './order-days.ts';

const rules = { latest: '2026-11-23', isOldAccepted: false, messages: ordering.days };
const left = { ...noOrderDays, dispatched: '2026-11-20' };

describe('the days of an order', () => {
  test.each([
    ['left today', noOrderDays, { dispatched: '2026-11-23' }, 'accepted'],
    ['left last week, as told today', noOrderDays, { dispatched: '2026-11-16' }, 'accepted'],
    ['left a month ago', noOrderDays, { dispatched: '2026-10-23' }, 'accepted'],
    ['left in 2019', noOrderDays, { dispatched: '2019-11-20' }, 'order.day-long-ago'],
    ['left tomorrow', noOrderDays, { dispatched: '2026-11-24' }, 'order.day-later'],
    ['left in 2099', noOrderDays, { dispatched: '2099-01-01' }, 'order.day-later'],
    ['arrived on the day on which it left', left, { delivered: '2026-11-20' }, 'accepted'],
    ['arrived before it left', left, { delivered: '2026-11-19' }, 'order.day-earlier'],
    ['was fitted before it left, delivered on a day not said', left, { installed: '2026-11-19' }, 'order.day-earlier'],
  ] as const)('%s: %s', (_, days, said, expected) => {
    const outcome = orderDaysWith(days, said, rules);
    expect(outcome.ok ? 'accepted' : outcome.refusal.code).toBe(expected);
    if (outcome.ok) expect(outcome.value).toEqual({ ...days, ...said });
  });

  test('a day long past is taken from somebody who says that it is right', () => {
    const said = { dispatched: '2019-11-20' };
    expect(orderDaysWith(noOrderDays, said, { ...rules, isOldAccepted: true })).toEqual({
      ok: true,
      value: { ...noOrderDays, ...said },
    });
  });

  test('who names a day that is too early is told the first that can be', () => {
    const outcome = orderDaysWith(left, { delivered: '2026-11-01' }, rules);
    expect(outcome).toMatchObject({ refusal: { message: expect.stringContaining('20 November 2026') } });
  });
});
