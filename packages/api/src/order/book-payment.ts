import { isLiving } from '@door/domain/selling/payment/attempt';
import { hasReceipt } from '@door/domain/selling/payment/payment';
import { type Money, multiplyMoney, sumText } from '@door/domain/selling/pricing/money';
import type { CallScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { beginDocument } from '../document/begin-document.ts';
import { receiptDocument } from './receipt.ts';
import { moneyTasksAfter } from './money-tasks.ts';
import { closeWhenPaid } from './move-order.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredPayment } from './payment-store.ts';

type Booking = Pick<StoredPayment, 'payment' | 'source' | 'entry' | 'recordedBy'>;

/**
 * Books an entry of an order that is locked, whoever says that the money came or went: history, tasks, and an order that
 * is closed with it or waits for its balance again. null: it is booked already.
 */
export async function bookPayment(ctx: CallScope, stored: StoredOrder, booking: Booking): Promise<StoredOrder | null> {
  const { payment } = booking;
  const recordedAt = ctx.clock.now().toISOString();
  if (!(await ctx.stores.payments.add({ ...booking, orderId: stored.id, recordedAt }))) return null;
  // So does the bank of a customer who disputes it.
  const isTakenBack = payment.takesBack !== null || (payment.amount.minor < 0 && payment.kind !== 'refund');
  const amounts = amountsInHistory(payment.amount, isTakenBack);
  await recordHistory(ctx, [{ about: 'order', aboutId: stored.id, kind: 'payment', reason: payment.note, ...amounts }]);
  if (hasReceipt(payment, [])) await beginDocument(ctx, receiptDocument(payment.id), { at: recordedAt, mails: false });
  const settled = await closeWhenPaid(ctx, stored);
  await moneyTasksAfter(ctx, settled, payment.id);
  await messagesAfter(ctx, settled, 'booked');
  if (booking.source !== 'provider') await supersedeLiving(ctx, stored.id);
  return settled;
}

/** Whoever could still pay with a provider would pay what has changed: nobody may, once the provider has said so. */
export async function supersedeLiving({ stores, clientId }: CallScope, orderId: string): Promise<void> {
  const living = (await stores.attempts.ofOrder(orderId)).find(({ state }) => isLiving(state));
  if (living) await stores.outbox.add({ kind: 'supersede-payment', clientId, attemptId: living.id });
}

/** For the history: what was taken back, or what came or went. */
function amountsInHistory(
  amount: Money,
  isTakenBack: boolean,
): { readonly from: string | null; readonly to: string | null } {
  return isTakenBack ? { from: sumText(multiplyMoney(amount, -1)), to: null } : { from: null, to: sumText(amount) };
}
