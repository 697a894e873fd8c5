import { describe, expect, test } from 'vitest';
import { paying as messages } from '../../messages/english/ordering.ts';
import { money } from '../pricing/money.ts';
import { attemptOfCharge, mostBack, refundOf } from './refund.ts';

const eur = (minor: number) => money(minor, 'EUR');
const booked = (entry: string | null, minor: number) => ({ entry, amount: eur(minor) });
const asked = (attemptId: string, minor: number, state: 'Asked' | 'Sent' | 'Done' | 'Failed') => ({
  ...{ attemptId, amount: eur(minor), state },
});

describe('the most that goes back of a charge', () => {
  const paid = [booked('a1/charge/c1', 1000), booked('a2/charge/c2', 500), booked(null, 300)];
  test.each([
    ['what was paid too much', 400, paid, [], 400],
    ['no more than was charged', 1800, paid, [], 1000],
    ['less what went back', 1800, [...paid, booked('a1/refund/r1', -600)], [asked('a1', 600, 'Done')], 400],
    ['less what the bank took', 1800, [...paid, booked('a1/dispute/d1', -1000)], [], 0],
    ['less what is on its way', 1800, paid, [asked('a1', 600, 'Sent')], 400],
    ['less what is on its way of another charge', 400, paid, [asked('a2', 300, 'Asked')], 100],
    ['again what came back', 1800, paid, [asked('a1', 600, 'Failed')], 1000],
    ['nothing where more is on its way', 100, paid, [asked('a2', 300, 'Asked')], 0],
  ] as const)('%s', (_, overpaid, entries, refunds, most) =>
    expect(mostBack({ attempt: 'a1', overpaid: eur(overpaid), booked: entries, asked: refunds })).toEqual(eur(most)),
  );
});

test.each([
  ['nothing', 0, null, 'payment.nothing'],
  ['all', 500, null, 'accepted'],
  ['a cent more', 501, null, 'payment.too-much'],
  ['as much as one may', 400, 400, 'accepted'],
  ['more than one may', 401, 400, 'payment.over-limit'],
] as const)('who asks for %s back', (_, minor, limit, code) => {
  const outcome = refundOf(eur(minor), { most: eur(500), limit, messages });
  expect(outcome.ok ? 'accepted' : outcome.refusal.code).toBe(code);
});

test('only a charge goes back', () => {
  expect(['a1/charge/c1', 'a1/refund/r1', null].map(attemptOfCharge)).toEqual(['a1', null, null]);
});
