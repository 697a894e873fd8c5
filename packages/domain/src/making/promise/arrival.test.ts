import { describe, expect, test } from 'vitest';
import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { worksA } from '../../testing/worked-example-promises.ts';
import { arrival } from './arrival.ts';
import type { VendorCalendar } from './promise-facts.ts';

const works = { calendar: openCalendar(workWeek, worksA.closed), goodsInDays: worksA.goodsInDays };

const clearline: VendorCalendar = {
  ...{ leadDays: 6, cutOff: '12:00', orderDays: workWeek, deliveryDays: [1, 3, 5] },
  closed: ['2026-12-24/2027-01-04'],
};
const latch: VendorCalendar = {
  ...{ leadDays: 3, cutOff: '16:00', orderDays: workWeek, deliveryDays: workWeek },
  closed: ['2026-12-25', '2026-12-28', '2027-01-01'],
};
const extrusa: VendorCalendar = {
  ...{ leadDays: 10, cutOff: '10:00', orderDays: [3], deliveryDays: [4] },
  closed: ['2026-12-21/2027-01-03'],
};

/** Ordered, delivered, usable. */
const daysOf = (vendor: VendorCalendar, day: string, clock = '09:00') => {
  const days = arrival(vendor, { day, clock }, works);
  return days && [days.order, days.delivered, days.usable];
};

describe('PROMISE 15, example 6: the same instant of UTC is before the cut-off in winter and after it in summer', () => {
  test.each([
    ['2027-03-26T11:30:00Z', ['2027-03-26', '2027-04-05', '2027-04-06']],
    ['2027-03-30T11:30:00Z', ['2027-03-31', '2027-04-09', '2027-04-12']],
  ])('%s', (instant, days) => {
    const zone = 'Europe/Dublin';
    expect(daysOf(clearline, dayIn(instant, zone), clockIn(instant, zone))).toEqual(days);
  });
});

test.each([
  ['a minute before the cut-off', clearline, '2026-11-27', '11:59', ['2026-11-27', '2026-12-07', '2026-12-08']],
  ['at the cut-off', clearline, '2026-11-27', '12:00', ['2026-11-30', '2026-12-09', '2026-12-10']],
  ['a day to come', clearline, '2026-11-27', '', ['2026-11-27', '2026-12-07', '2026-12-08']],
  ['a day that is assumed', clearline, '2026-11-27', '24:00', ['2026-11-30', '2026-12-09', '2026-12-10']],
  ['a Saturday', clearline, '2026-11-28', '09:00', ['2026-11-30', '2026-12-09', '2026-12-10']],
  ['while the vendor is closed', clearline, '2026-12-24', '09:00', ['2027-01-05', '2027-01-13', '2027-01-14']],
  [
    'lead days that its closed days interrupt',
    latch,
    '2026-12-23',
    '09:00',
    ['2026-12-23', '2027-01-04', '2027-01-05'],
  ],
  ['one order day a week', extrusa, '2027-01-15', '09:00', ['2027-01-20', '2027-02-04', '2027-02-05']],
  ['that order day', extrusa, '2027-01-27', '09:59', ['2027-01-27', '2027-02-11', '2027-02-12']],
  ['that order day, too late', extrusa, '2027-01-20', '10:00', ['2027-01-27', '2027-02-11', '2027-02-12']],
  ['a delivery day on which the works are closed', latch, '2027-03-12', '', ['2027-03-12', '2027-03-18', '2027-03-19']],
] as const)('%s', (_, vendor, day, clock, days) => expect(daysOf(vendor, day, clock)).toEqual(days));

test.each([
  ['takes orders on no day', { orderDays: [] }],
  ['delivers on no day', { deliveryDays: [] }],
  ['delivers at the weekend only, when nobody is there', { deliveryDays: [6, 7] }],
])('a vendor that %s never brings anything', (_, part) =>
  expect(daysOf({ ...clearline, ...part }, '2026-11-27')).toBeNull(),
);
