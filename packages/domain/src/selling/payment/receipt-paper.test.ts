import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { defaultSaleSettings } from '../../settings/new-client.ts';
import { paper } from '../../messages/english/papers.ts';
import { paying } from '../../messages/english/ordering.ts';
import type { Payment } from './payment.ts';
import { receiptPaperOf } from './receipt-paper.ts';

const deposit: Payment = {
  id: 'p1',
  kind: 'deposit',
  amount: money(103_171, 'EUR'),
  on: '2026-11-20',
  method: 'card',
  note: '',
  takesBack: null,
};
const supplier = { ...defaultSaleSettings, name: 'Alder & Lane', email: 'a@example.com', logoUrl: '' };
const receiptOf = (payment: Payment, payments: readonly Payment[] = [payment]) =>
  receiptPaperOf(
    { payment, payments, order: 10_001, supplier, customer: { name: 'Mary Byrne', address: '1 Mill Lane' } },
    { paper, paying },
  );

test('a receipt says what was paid, when and how', () => {
  expect(receiptOf(deposit)).toMatchObject({
    value: {
      title: 'Receipt for order 10001',
      customer: ['Mary Byrne', '1 Mill Lane'],
      facts: [
        { label: 'Date', text: '20 November 2026' },
        { label: 'Paid by', text: 'Card' },
      ],
      charges: [{ text: 'Deposit', amount: '€1,031.71' }],
      sums: [{ label: 'Received', amount: '€1,031.71', isTotal: true }],
    },
  });
});

test('a refund is one of its own, and its sum is positive', () => {
  const refund: Payment = { ...deposit, kind: 'refund', amount: money(-3171, 'EUR') };
  expect(receiptOf(refund)).toMatchObject({
    value: { title: 'Refund for order 10001', sums: [{ label: 'Paid back', amount: '€31.71' }] },
  });
});

test.each(['dispute', 'dispute-won', 'refund-failed'] as const)('what a bank does by itself has none: %s', (kind) => {
  expect(receiptOf({ ...deposit, kind })).toMatchObject({ refusal: { code: 'payment.taken-back' } });
});

test('what was taken back has no receipt, and neither has what takes it back', () => {
  const back: Payment = { ...deposit, id: 'p2', amount: money(-103_171, 'EUR'), takesBack: 'p1' };
  expect(receiptOf(deposit, [deposit, back])).toMatchObject({ refusal: { code: 'payment.taken-back' } });
  expect(receiptOf(back, [deposit, back])).toMatchObject({ refusal: { code: 'payment.taken-back' } });
});
