import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import type { PurchaseLine, PurchaseRecord, PurchaseStage, ScheduledQuantity } from './purchase.ts';
import { purchaseSupply } from './purchase-supply.ts';

/** Clearline of the document: six days, cut-off 12:00, delivers on Monday, Wednesday and Friday. */
const clearline = { leadDays: 6, cutOff: '12:00', orderDays: workWeek, deliveryDays: [1, 3, 5], closed: [] };
const receiving = { calendar: openCalendar(workWeek, []), goodsInDays: 1 };

interface Given {
  readonly stage?: PurchaseStage;
  readonly schedule?: readonly ScheduledQuantity[];
  readonly came?: number;
  readonly line?: Partial<PurchaseLine>;
  readonly deliveryDays?: readonly number[];
}

/** `8 on 2027-01-20, usable 2027-01-21`, and what is said of its day. Today is Thursday, 14 January 2027, 9:00. */
function supplyOf({ stage = 'Sent', schedule, came = 0, line, deliveryDays = [1, 3, 5] }: Given): readonly string[] {
  const ordered: PurchaseLine = {
    ...{ id: 'a', key: 'GU', unit: 'piece', quantity: 20, price: null, wanted: '2027-01-18', isClosed: false },
    ...line,
  };
  const record: PurchaseRecord = {
    purchase: { vendor: 'clearline', currency: 'EUR', stage, revision: 1, sentOn: '2027-01-04', lines: [ordered] },
    confirmed: schedule ? [{ line: 'a', schedule }] : [],
    received: came > 0 ? [{ line: 'a', quantity: came, damaged: 0 }] : [],
  };
  const days = {
    ...{ now: { day: '2027-01-14', clock: '09:00' }, receiving },
    calendarOf: () => ({ ...clearline, deliveryDays }),
  };
  return purchaseSupply(record, days).map(({ quantity, delivered, usable, overdueSince, isAssumed }) =>
    [
      `${String(quantity)} on ${delivered}, usable ${usable}`,
      ...(overdueSince === null ? [] : [`overdue since ${overdueSince}`]),
      ...(isAssumed ? ['assumed'] : []),
    ].join(', '),
  );
}

const twoDays = [
  { day: '2027-01-13', quantity: 12 },
  { day: '2027-01-20', quantity: 8 },
];

test.each<[string, Given, readonly string[]]>([
  ['what was sent comes on the day that is wanted', {}, ['20 on 2027-01-18, usable 2027-01-19']],
  [
    'example 22: what is overdue comes with the next delivery after today',
    { schedule: twoDays, came: 10 },
    ['2 on 2027-01-15, usable 2027-01-18, overdue since 2027-01-13, assumed', '8 on 2027-01-20, usable 2027-01-21'],
  ],
  ['what comes today is not late', { line: { wanted: '2027-01-14' } }, ['20 on 2027-01-14, usable 2027-01-15']],
  [
    'without a day it comes when a new order would',
    { schedule: [{ day: '2027-01-15', quantity: 12 }] },
    ['12 on 2027-01-15, usable 2027-01-18', '8 on 2027-01-22, usable 2027-01-25, assumed'],
  ],
  [
    'a draft comes on the day that is wanted',
    { stage: 'Draft', line: { wanted: '2027-01-27' } },
    ['20 on 2027-01-27, usable 2027-01-28'],
  ],
  ['but not before what is ordered now', { stage: 'Draft' }, ['20 on 2027-01-22, usable 2027-01-25']],
  [
    'of a vendor that never delivers it comes on the next open day at best',
    { line: { wanted: '2027-01-13' }, deliveryDays: [] },
    ['20 on 2027-01-15, usable 2027-01-18, overdue since 2027-01-13, assumed'],
  ],
  ['what is closed does not come', { line: { isClosed: true } }, []],
  ['nor what is cancelled', { stage: 'Cancelled' }, []],
])('%s', (_, given, supply) => expect(supplyOf(given)).toEqual(supply));

describe('as it was ordered, or was once confirmed for an earlier day', () => {
  const ordered = (confirmed: PurchaseRecord['confirmed'], came = 0) => {
    const line: PurchaseLine = {
      ...{ id: 'a', key: 'CY', unit: 'piece', quantity: 20, price: null, wanted: '2027-01-22', isClosed: false },
    };
    const record: PurchaseRecord = {
      purchase: { vendor: 'latch', currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2027-01-04', lines: [line] },
      confirmed,
      received: came > 0 ? [{ line: 'a', quantity: came, damaged: 0 }] : [],
    };
    const days = { now: { day: '2027-01-14', clock: '09:00' }, receiving, calendarOf: () => clearline };
    return purchaseSupply(record, days).map(({ quantity, usable, asOrdered }) => [quantity, usable, asOrdered]);
  };
  const said = (...days: readonly (readonly [string, number])[]) => ({
    line: 'a',
    schedule: days.map(([day, quantity]) => ({ day, quantity })),
  });

  test('nothing is said yet: the day that is wanted', () =>
    expect(ordered([])).toEqual([[20, '2027-01-25', '2027-01-25']]));
  test('a later day does not become the one for which it was ordered', () =>
    expect(ordered([said(['2027-01-29', 20])])).toEqual([[20, '2027-02-01', '2027-01-25']]));
  test('an earlier day does, and stays it when a later one is confirmed', () =>
    expect(ordered([said(['2027-01-18', 20]), said(['2027-01-27', 20])])).toEqual([[20, '2027-01-28', '2027-01-19']]));
  test('each part of it has its own', () =>
    expect(ordered([said(['2027-01-18', 12], ['2027-01-20', 8]), said(['2027-01-20', 12], ['2027-01-27', 8])])).toEqual(
      [
        [12, '2027-01-21', '2027-01-19'],
        [8, '2027-01-28', '2027-01-21'],
      ],
    ));
  test('what has come by now is of the first part', () =>
    expect(
      ordered([said(['2027-01-13', 12], ['2027-01-18', 8]), said(['2027-01-13', 12], ['2027-01-27', 8])], 12),
    ).toEqual([[8, '2027-01-28', '2027-01-19']]));
  test('of a part that was never confirmed only the day that is wanted is known', () =>
    expect(ordered([said(['2027-01-18', 12]), said(['2027-01-27', 20])])).toEqual([[20, '2027-01-28', '2027-01-25']]));
});
