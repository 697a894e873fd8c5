import type { ClientId } from '@door/domain/door/model/ids';
import { daysAfter } from '@door/domain/lib/open-days';
import { dueMessages, messageCodes } from '@door/domain/selling/message/message-rules';
import { unansweredBy } from '@door/domain/selling/message/reminders';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { messageSource } from './message-facts.ts';
import { boughtAs, mayLeave, queueMessage } from './tell-customer.ts';

/** How long after its end an order may still be told about. */
const remembered = 40;

/**
 * What the hour does with the orders of a supplier: messages whose day has come, and tasks where a customer has not acted after the
 * last reminder. Each order has a transaction of its own, and run again it changes nothing.
 */
export async function messagesOfHour(
  { suppliers, transactions, clock, ids }: Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const since = daysAfter(today({ supplier, clock }), -remembered);
  for (const id of await transactions.run(clientId, ({ orders }) => orders.toTell(since)))
    await transactions.run(clientId, async (stores) => {
      const ctx = { stores, clock, ids, clientId, supplier, caller: null };
      const stored = await stores.orders.load(id);
      if (stored?.order.remake === null) await messagesOfOrder(ctx, stored);
    });
}

async function messagesOfOrder(ctx: RuleScope, stored: StoredOrder): Promise<void> {
  const found = await messageSource(ctx, boughtAs(stored));
  if (!found) return;
  for (const due of dueMessages(found.facts, messageCodes))
    if (await mayLeave(ctx, due)) await queueMessage(ctx, saleOfOrder(stored), due);
  // One task of each, and another once a payment has come or was taken back.
  const paid = String(found.facts.payments.length);
  for (const { occasion, about } of unansweredBy(found.facts))
    await orderTasksAfter(ctx, stored, { occasion, by: `${about} after ${paid}` });
}
