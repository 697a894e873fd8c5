import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, basisPoints, euros, money } from '../pricing/money.ts';
import { planKinds } from '../../catalogue/rows/payment-settings.ts';
import { type ScheduleFacts, scheduleOf } from './schedule.ts';

const eur = (amount: number) => money(euros(amount), 'EUR');
const planOf = (...shares: number[]): ScheduleFacts['plan'] =>
  shares.map((share, at) => ({
    kind: at === shares.length - 1 ? 'balance' : (planKinds[Math.min(at, 1)] ?? 'stage'),
    share: basisPoints(share),
  }));
const agreed = { accepted: eur(3439.04), total: eur(3439.04), plan: planOf(3000, 4000, 3000) };
const told = (facts: Partial<ScheduleFacts>) => {
  const { rows, overpaid } = scheduleOf({ ...agreed, credits: [], payments: [], ...facts });
  return [rows.map(({ open }) => amountText(open)).join(' · '), amountText(overpaid)];
};
const measured = { accepted: eur(1569.6), plan: planOf(3000, 7000) };

describe('JOURNEY 14, what is open of each row and what was overpaid', () => {
  test.each([
    ['1: plan 30/40/30', {}, '1031.71 · 1375.62 · 1031.71', '0.00'],
    ['2: 1500.00 paid', { payments: [eur(1500)] }, '0.00 · 907.33 · 1031.71', '0.00'],
    ['3: a credit of 200.00', { credits: [eur(-200)] }, '1031.71 · 1375.62 · 831.71', '0.00'],
    ['3: a credit of 1200.00', { credits: [eur(-1200)] }, '1031.71 · 1207.33 · 0.00', '0.00'],
    ['4: accepted', { ...measured, total: eur(1569.6) }, '470.88 · 1098.72', '0.00'],
    ['4: confirmed', { ...measured, total: eur(1715.72) }, '470.88 · 1244.84', '0.00'],
    [
      ...([
        '5: shares of a third',
        { accepted: eur(1000.01), total: eur(1000.01), plan: planOf(3333, 3333, 3334) },
      ] as const),
      ...(['333.30 · 333.30 · 333.41', '0.00'] as const),
    ],
    ['7: paid twice', { payments: [eur(3439.04), eur(2407.33)] }, '0.00 · 0.00 · 0.00', '2407.33'],
    ['a total below what is due before the last row', { total: eur(2000) }, '1031.71 · 968.29 · 0.00', '0.00'],
    ['cancelled', { ...measured, accepted: eur(0), total: eur(0), payments: [eur(10)] }, '0.00 · 0.00', '10.00'],
  ] as const)('%s', (_, facts, open, overpaid) => expect(told(facts)).toEqual([open, overpaid]));
});

test('law 2: rows add up to what is due, payments to what is paid and overpaid, and no sum is negative', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const shares = fc
    .array(fc.integer({ min: 0, max: 2500 }), { maxLength: 3 })
    .map((some) => [...some, 10_000 - some.reduce((sum, share) => sum + share, 0)]);
  const facts = fc.record({
    accepted: cents,
    total: cents,
    credits: fc.array(cents),
    payments: fc.array(cents),
    shares,
  });
  fc.assert(
    fc.property(facts, ({ accepted, total, credits, payments, shares: all }) => {
      const { rows, overpaid } = scheduleOf({
        ...{ accepted: money(accepted, 'EUR'), total: money(total, 'EUR'), plan: planOf(...all) },
        credits: credits.map((minor) => money(-minor, 'EUR')),
        payments: payments.map((minor) => money(minor, 'EUR')),
      });
      const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0);
      expect(sum(rows.map(({ amount }) => amount.minor))).toBe(Math.max(0, total - sum(credits)));
      expect(sum(rows.map(({ paid }) => paid.minor)) + overpaid.minor).toBe(sum(payments));
      for (const { amount, paid, open } of rows) {
        expect(Math.min(amount.minor, paid.minor, open.minor)).toBeGreaterThanOrEqual(0);
        expect(paid.minor + open.minor).toBe(amount.minor);
      }
    }),
  );
});
