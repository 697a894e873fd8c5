import { multiplyMoney } from '../pricing/money.ts';
import { numberText } from '../../lib/running-number.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { letterheadOf, linesOf, type Paper, paperFacts, type PaperSupplier } from '../quote/paper.ts';
import { moneyText } from '../quote/paper-sums.ts';
import type { PaperMessages, PayingMessages } from '../../messages/messages.ts';
import { hasReceipt, type Payment } from './payment.ts';

interface ReceiptSource {
  readonly payment: Payment;
  /** All entries of the order. */
  readonly payments: readonly Payment[];
  /** The running number of the order. */
  readonly order: number;
  readonly supplier: PaperSupplier;
  readonly customer: { readonly name: string; readonly address: string };
}

interface ReceiptMessages {
  readonly paper: PaperMessages;
  readonly paying: PayingMessages;
}

/** What a customer gets for a payment, or for a refund. What a bank does by itself, and an entry that was taken back, or takes back, has none. */
export function receiptPaperOf(
  { payment, payments, order, supplier, customer }: ReceiptSource,
  { paper, paying }: ReceiptMessages,
): Result<Paper> {
  if (!hasReceipt(payment, payments)) return refused('payment.taken-back', paying.takenBack);
  const { money } = paper;
  const isRefund = payment.kind === 'refund';
  const number = numberText('order', order);
  const amount = moneyText(isRefund ? multiplyMoney(payment.amount, -1) : payment.amount, paper);
  return accepted({
    title: isRefund ? money.refund(number) : money.receipt(number),
    letterhead: letterheadOf(supplier),
    customer: linesOf(`${customer.name}\n${customer.address}`),
    facts: paperFacts(
      [
        ['date', paper.date(payment.on)],
        ['method', money.methods[payment.method]],
      ],
      paper,
    ),
    positions: [],
    charges: [{ text: money.kinds[payment.kind], quantity: 1, unit: amount, amount }],
    sums: [{ label: isRefund ? money.paidBack : money.received, amount, isTotal: true }],
    notes: [payment.note.trim()].filter((note) => note !== ''),
    terms: '',
  });
}
