import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, money } from '../pricing/money.ts';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import { paying as messages } from '../../messages/english/ordering.ts';
import { balanceOf } from './balance.ts';
import { paymentOccasion } from './payment-occasions.ts';
import type { Payment } from './payment.ts';
import { paymentOf, takenBack, type WrittenPayment } from './record-payment.ts';

const today = '2026-11-22';
const eur = (minor: number) => money(minor, 'EUR');
/** 3439.04 in all, 1031.71 of it as the deposit. */
const order = anAgreedOrder();
const noCredits = [] as const;
const written = (minor: number, changed: Partial<WrittenPayment> = {}): WrittenPayment => ({
  id: `payment ${String(minor)}`,
  kind: 'balance',
  amount: eur(minor),
  on: today,
  method: 'bank',
  note: '',
  ...changed,
});
const balance = (payments: readonly Payment[], credits: readonly { total: Payment['amount'] }[] = noCredits) =>
  balanceOf(order, { payments, credits });
const paid = (minor: number): Payment => ({ ...written(minor), takesBack: null });

describe('what is open', () => {
  const texts = (...asked: Parameters<typeof balance>) => {
    const { due, open, overpaid, depositOpen } = balance(...asked);
    return [due, open, overpaid, depositOpen].map(amountText);
  };

  test.each([
    ['nothing is paid', [], noCredits, ['3439.04', '3439.04', '0.00', '1031.71']],
    ['the deposit is paid', [paid(103_171)], noCredits, ['3439.04', '2407.33', '0.00', '0.00']],
    ['a part is credited', [paid(103_171)], [{ total: eur(-43_904) }], ['3000.00', '1968.29', '0.00', '0.00']],
    ['more is credited than was open', [paid(343_904)], [{ total: eur(-3904) }], ['3400.00', '0.00', '39.04', '0.00']],
    ['all is credited', [], [{ total: eur(-343_904) }], ['0.00', '0.00', '0.00', '0.00']],
  ] as const)('%s', (_, payments, credits, sums) => expect(texts(payments, credits)).toEqual(sums));

  test('of a cancelled order everything that was paid goes back', () => {
    const { open, overpaid } = balanceOf({ ...order, state: 'Cancelled' }, { payments: [paid(103_171)], credits: [] });
    expect([open, overpaid].map(amountText)).toEqual(['0.00', '1031.71']);
  });
});

describe('recording', () => {
  test.each([
    ['all that is open', written(343_904), [], 'accepted'],
    ['a cent more', written(343_905), [], 'payment.too-much'],
    ['nothing', written(0), [], 'payment.nothing'],
    ['on a day of last month', written(100, { on: '2026-10-22' }), [], 'accepted'],
    ['in 2019', written(100, { on: '2019-11-22' }), [], 'payment.long-ago'],
    ['on a later day', written(100, { on: '2026-11-23' }), [], 'payment.later'],
    ['a refund of nothing', written(100, { kind: 'refund' }), [paid(343_904)], 'payment.too-much'],
  ] as const)('%s: %s', (_, asked, payments, code) => {
    const outcome = paymentOf(asked, { balance: balance(payments), today, isOldAccepted: false, messages });
    expect(outcome.ok ? 'accepted' : outcome.refusal.code).toBe(code);
  });

  test('who takes too much is told the sum that may be taken', () => {
    const outcome = paymentOf(written(400_000), {
      balance: balance([paid(103_171)]),
      today,
      isOldAccepted: false,
      messages,
    });
    expect(outcome).toMatchObject({ refusal: { message: '€2,407.33 is open, so no more than that may be taken.' } });
  });

  test('a payment is taken back once, with a reason, by an entry of its own', () => {
    const first = paid(100);
    const back = (payments: readonly Payment[], payment: Payment, reason = 'The cheque bounced.') =>
      takenBack(payment, {
        id: 'back',
        payments,
        paid: balance(payments).paid,
        reason,
        today,
        messages,
      });
    const entry = back([first], first);
    expect(entry).toMatchObject({ value: { amount: eur(-100), takesBack: first.id, note: 'The cheque bounced.' } });
    if (!entry.ok) return;
    expect(back([first, entry.value], first)).toMatchObject({ refusal: { code: 'payment.taken-back' } });
    expect(back([first, entry.value], entry.value)).toMatchObject({ refusal: { code: 'payment.counter-entry' } });
    expect(back([first], first, ' ')).toMatchObject({ refusal: { code: 'payment.no-reason' } });
    const refund: Payment = { ...written(60, { kind: 'refund' }), id: 'refund', amount: eur(-60), takesBack: null };
    expect(back([first, refund], first)).toMatchObject({ refusal: { code: 'payment.refunded' } });
  });
});

test.each([
  [[], null],
  [[paid(103_171)], 'deposit-paid'],
  [[paid(343_904)], 'paid'],
] as const)('what %j pays: %s', (payments, occasion) => {
  expect(paymentOccasion(balance(payments))).toBe(occasion);
});

test('law: whatever is recorded, refunded and taken back, open and paid never become negative', () => {
  const step = fc.record({
    kind: fc.constantFrom('deposit', 'balance', 'refund', 'take back', 'credit'),
    minor: fc.integer({ min: -10, max: 400_000 }),
    at: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const payments: Payment[] = [];
      const credits: { total: Payment['amount'] }[] = [];
      for (const [at, { kind, minor, at: which }] of steps.entries()) {
        const before = balance(payments, credits);
        if (kind === 'credit') {
          const left = before.due.minor;
          credits.push({ total: eur(-Math.min(left, Math.max(0, minor))) });
        } else if (kind === 'take back') {
          const payment = payments[which % Math.max(1, payments.length)];
          const said = {
            id: `back ${String(at)}`,
            payments,
            paid: before.paid,
            reason: 'wrong',
            today,
            isOldAccepted: false,
            messages,
          };
          const entry = payment && takenBack(payment, said);
          if (entry?.ok) payments.push(entry.value);
        } else {
          const entry = paymentOf(
            { ...written(minor, { kind }), id: String(at) },
            { balance: before, today, isOldAccepted: false, messages },
          );
          if (entry.ok) payments.push(entry.value);
        }
        const { open, paid: sum, overpaid, due } = balance(payments, credits);
        expect(Math.min(open.minor, sum.minor, overpaid.minor, due.minor)).toBeGreaterThanOrEqual(0);
        expect(due.minor - sum.minor).toBe(open.minor - overpaid.minor);
      }
    }),
    { numRuns: 300 },
  );
});
