import { type Money, multiplyMoney } from '../pricing/money.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { isLongAgo } from '../order/order-days.ts';
import type { PayingMessages } from '../../messages/messages.ts';
import type { Balance } from './balance.ts';
import { isTakenBack, type Payment } from './payment.ts';

/** A payment as somebody writes it down: of a refund, too, the sum is positive. */
export type WrittenPayment = Omit<Payment, 'takesBack'>;

interface Recording {
  readonly balance: Pick<Balance, 'open' | 'overpaid'>;
  /** ISO day. */
  readonly today: string;
  /** Whether somebody has said that a day long past is right. */
  readonly isOldAccepted: boolean;
  readonly messages: PayingMessages;
}

/**
 * The entry of a payment: never more than is open, and never more goes back than was paid too much. A day long past is taken only
 * from somebody who says that it is right.
 */
export function paymentOf(
  written: WrittenPayment,
  { balance, today, isOldAccepted, messages }: Recording,
): Result<Payment> {
  const { kind, amount, on } = written;
  const isRefund = kind === 'refund';
  const [most, tooMuch] = isRefund
    ? [balance.overpaid, messages.tooMuch.refund]
    : [balance.open, messages.tooMuch.payment];
  if (amount.minor <= 0) return refused('payment.nothing', messages.nothing);
  if (on > today) return refused('payment.later', messages.later);
  if (isLongAgo(on, today) && !isOldAccepted) return refused('payment.long-ago', messages.longAgo(on));
  if (amount.minor > most.minor) return refused('payment.too-much', tooMuch(most));
  return accepted({ ...written, amount: isRefund ? multiplyMoney(amount, -1) : amount, takesBack: null });
}

interface TakingBack {
  /** The entry that takes back. */
  readonly id: string;
  readonly payments: readonly Payment[];
  readonly paid: Money;
  readonly reason: string;
  readonly today: string;
  readonly messages: PayingMessages;
}

/** The entry that takes a payment back, once and with a reason. What has been refunded since cannot be taken back. */
export function takenBack(payment: Payment, { payments, paid, messages, ...entry }: TakingBack): Result<Payment> {
  if (entry.reason.trim() === '') return refused('payment.no-reason', messages.noReason);
  if (payment.takesBack !== null) return refused('payment.counter-entry', messages.counterEntry);
  if (isTakenBack(payment, payments)) return refused('payment.taken-back', messages.takenBack);
  const amount = multiplyMoney(payment.amount, -1);
  if (paid.minor + amount.minor < 0) return refused('payment.refunded', messages.refunded);
  const { id, today, reason } = entry;
  return accepted({ ...payment, id, amount, on: today, note: reason, takesBack: payment.id });
}
