import { expect, test } from 'vitest';
import { lateOrders } from './late-orders.ts';

const orders = [
  { order: '10236', promised: '2650' },
  { order: '10234', promised: '2650' },
  { order: '10234', promised: '2650' },
  { order: '10235', promised: '2649' },
  { order: '10237', promised: null },
];

test.each([
  ['2649', ''],
  ['2650', 'Week 2650 is after week 2649, which was promised: order 10235.'],
  [
    '2651',
    'Week 2651 is after week 2649, which was promised: order 10235. Week 2651 is after week 2650, which was promised: orders 10234, 10236.',
  ],
])('a plan for week %s', (week, said) => {
  expect(lateOrders(week, orders)).toBe(said);
});
