import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProviderSnapshot, settle } from './settle.ts';

const nothing: ProviderSnapshot = { session: 'open', charges: [], refunds: [], disputes: [] };
const charge = (state: 'pending' | 'paid' | 'failed') => ({ id: 'c1', amount: 103_171, state });
const settled = (snapshot: Partial<ProviderSnapshot>, booked: readonly string[] = []) =>
  settle({ attempt: 'a1', booked, snapshot: { ...nothing, ...snapshot } });
const paid = { session: 'complete', charges: [charge('paid')] } as const;

describe('JOURNEY 14, example 6: what is said many times is booked once', () => {
  test('a session that is complete and not paid is on its way', () =>
    expect(settled({ session: 'complete', charges: [charge('pending')] })).toEqual({ state: 'Processing', add: [] }));
  test('once it is paid one payment is booked', () =>
    expect(settled(paid)).toEqual({ state: 'Paid', add: [{ id: 'a1/charge/c1', amount: 103_171 }] }));
  test('asked again, nothing is', () => expect(settled(paid, ['a1/charge/c1'])).toEqual({ state: 'Paid', add: [] }));
});

describe('what the provider takes back', () => {
  const disputed = (state: 'open' | 'won' | 'lost') => ({
    ...paid,
    disputes: [{ id: 'd1', amount: 103_171, state }],
  });
  const refunded = (state: 'pending' | 'done' | 'failed') => ({ ...paid, refunds: [{ id: 'r1', amount: 200, state }] });
  const [c1, d1, r1] = ['a1/charge/c1', 'a1/dispute/d1', 'a1/refund/r1'];
  test.each([
    ['example 8: a dispute is opened', disputed('open'), [c1], [{ id: d1, amount: -103_171 }]],
    ['it is lost', disputed('lost'), [c1, d1], []],
    ['it is won', disputed('won'), [c1, d1], [{ id: 'a1/dispute-won/d1', amount: 103_171 }]],
    ['it is won before anybody heard of it', disputed('won'), [c1], []],
    ['a refund is asked for', refunded('pending'), [c1], []],
    ['it is done', refunded('done'), [c1], [{ id: r1, amount: -200 }]],
    ['it fails after it was done', refunded('failed'), [c1, r1], [{ id: 'a1/refund-failed/r1', amount: 200 }]],
    ['it fails at once', refunded('failed'), [c1], []],
  ] as const)('%s', (_, snapshot, booked, add) => expect(settled(snapshot, booked)).toEqual({ state: 'Paid', add }));
});

test.each([
  ['open', [], 'Open'],
  ['processing', [charge('pending')], 'Processing'],
  ['complete', [charge('failed')], 'Failed'],
  ['expired', [], 'Expired'],
  ['failed', [], 'Failed'],
  // Money that came late is money all the same.
  ['expired', [charge('paid')], 'Paid'],
] as const)('a session that is %s with %j is %s', (session, charges, state) =>
  expect(settled({ session, charges }).state).toBe(state),
);

test('law 1: however often and whenever the provider is asked, what is booked in the end is what it says in the end', () => {
  const states = fc.array(fc.constantFrom('open', 'won', 'lost'), { maxLength: 6 });
  fc.assert(
    fc.property(states, (seen) => {
      const booked = new Map<string, number>();
      const ask = (snapshot: Partial<ProviderSnapshot>) => {
        for (const { id, amount } of settled(snapshot, [...booked.keys()]).add) booked.set(id, amount);
      };
      const last = seen.at(-1) ?? 'won';
      for (const state of [...seen, last]) ask({ ...paid, disputes: [{ id: 'd1', amount: 103_171, state }] });
      const sum = [...booked.values()].reduce((one, other) => one + other, 0);
      const isBackAgain = booked.has('a1/dispute-won/d1');
      expect(sum).toBe(last === 'won' || isBackAgain ? 103_171 : 0);
    }),
  );
});
