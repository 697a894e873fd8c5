import { type Balance, balanceOf } from '@door/domain/selling/payment/balance';
import { paymentOccasion } from '@door/domain/selling/payment/payment-occasions';
import type { StoredCreditNote } from './credit-note-store.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredPayment } from './payment-store.ts';
import type { CallScope } from '../procedure.ts';
import { orderTasksAfter } from './order-tasks.ts';

/** What was paid for an order and credited, and how it stands. */
export interface OrderMoney {
  readonly payments: readonly StoredPayment[];
  readonly creditNotes: readonly StoredCreditNote[];
  readonly balance: Balance;
}

export async function orderMoney(
  { stores }: Pick<CallScope, 'stores'>,
  { id, order }: Pick<StoredOrder, 'id' | 'order'>,
): Promise<OrderMoney> {
  const payments = await stores.payments.ofOrder(id);
  const creditNotes = await stores.creditNotes.ofOrder(id);
  const ledger = { payments: payments.map(({ payment }) => payment), credits: creditNotes.map(({ note }) => note) };
  return { payments, creditNotes, balance: balanceOf(order, ledger) };
}

interface MoneyChange {
  /** Id of the payment or credit note, or the order's version: the same one makes no second task. */
  readonly by: string;
  readonly isTakenBack?: boolean;
}

/** Ends the tasks about money that are answered, and makes those that it asks for. Call it with what was saved. */
export async function moneyTasksAfter(
  ctx: CallScope,
  stored: StoredOrder,
  { by, isTakenBack = false }: MoneyChange,
): Promise<void> {
  const { balance } = await orderMoney(ctx, stored);
  const occasion = paymentOccasion({ ...balance, order: stored.order, isTakenBack });
  if (occasion !== null) await orderTasksAfter(ctx, stored, { occasion, by });
}
