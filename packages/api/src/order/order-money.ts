import { type Balance, balanceOf } from '@door/domain/selling/payment/balance';
import type { StoredCreditNote } from './credit-note-store.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredPayment } from './payment-store.ts';
import type { CallScope } from '../procedure.ts';

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
