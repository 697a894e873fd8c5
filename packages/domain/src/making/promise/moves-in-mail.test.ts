import { expect, test } from 'vitest';
import { dayIn } from '../../lib/calendar-day.ts';
import { movesInMail } from './moves-in-mail.ts';

const moves = [
  { orderId: 'a', madeAt: '2026-12-03T10:00:00.000Z' },
  { orderId: 'b', madeAt: '2026-12-03T17:00:00.000Z' },
  { orderId: 'c', madeAt: '2026-12-03T17:00:00.000Z' },
  { orderId: 'd', madeAt: '2026-12-03T17:14:59.999Z' },
  { orderId: 'e', madeAt: '2026-12-03T23:59:00.000Z' },
  { orderId: 'f', madeAt: '2026-12-04T00:01:00.000Z' },
];

test.each([
  ['a', ['a']],
  ['b', null],
  ['c', null],
  ['d', ['b', 'c', 'd']],
  ['e', ['e']],
  ['f', ['f']],
  ['gone', null],
])('the mail of %s tells of %j', (orderId, told) => {
  const found = movesInMail({ orderId }, moves.toReversed(), (moment) => dayIn(moment, 'Europe/Dublin'));
  expect(found?.map((each) => each.orderId) ?? null).toEqual(told);
});
