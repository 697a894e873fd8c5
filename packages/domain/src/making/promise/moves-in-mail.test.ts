import { expect, test } from 'vitest';
import { mailLeaves, movesInMail } from './moves-in-mail.ts';

const rule = { timeZone: 'Europe/Dublin', tellAt: '17:00' };
const moves = [
  { orderId: 'a', madeAt: '2026-12-03T08:00:00.000Z' },
  { orderId: 'b', madeAt: '2026-12-03T13:30:00.000Z' },
  { orderId: 'c', madeAt: '2026-12-03T17:00:00.000Z' },
  { orderId: 'd', madeAt: '2026-12-03T17:14:59.999Z' },
  { orderId: 'e', madeAt: '2026-12-03T23:59:00.000Z' },
  { orderId: 'f', madeAt: '2026-12-04T00:01:00.000Z' },
];

test.each([
  ['a', null],
  ['b', null],
  ['c', null],
  ['d', ['a', 'b', 'c', 'd']],
  ['e', ['e']],
  ['f', ['f']],
  ['gone', null],
])('PROMISE 11: the mail of %s tells of %j', (orderId, told) => {
  const found = movesInMail({ orderId }, moves.toReversed(), rule);
  expect(found?.map((each) => each.orderId) ?? null).toEqual(told);
});

test.each([
  ['in the morning, after the hour of telling', '2026-12-03T08:00:00.000Z', '2026-12-03T17:15:00.000Z'],
  ['in summer, by the clock there', '2027-06-30T15:59:59.000Z', '2027-06-30T16:15:00.000Z'],
  ['after that hour, soon', '2026-12-03T20:00:00.000Z', '2026-12-03T20:15:00.000Z'],
])('a mail leaves: %s', (_, madeAt, leaves) => expect(mailLeaves(madeAt, rule)).toBe(leaves));
