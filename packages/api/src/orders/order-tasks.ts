import type { ItemId } from '@door/domain/model/ids';
import { numberText } from '@door/domain/model/running-number';
import { type OrderOccasion, orderTaskEnding, orderTasksMadeBy } from '@door/domain/order/order-task-rules';
import { findCustomer } from '../office/customers.ts';
import { createTask, endTask } from '../office/tasks.ts';
import type { StoredOrder } from '../ports/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { orderTaskWords, words } from '../words.ts';

/** Ends the tasks that this answers and makes those that it asks for. Call it with the order as it was saved. */
export async function orderTasksAfter(ctx: CallScope, stored: StoredOrder, occasion: OrderOccasion): Promise<void> {
  const reason = occasion === 'measured' ? words.order.measured : words.order.isNow(stored.order.state);
  for (const task of await ctx.stores.tasks.ofOrder(stored.id)) {
    const ending = orderTaskEnding(task.rule, occasion);
    if (ending !== null) await endTask(ctx, task, { move: ending, reason });
  }
  const asked = orderTasksMadeBy(occasion, today(ctx));
  if (asked.length === 0) return;
  const customer = await findCustomer(ctx, stored.order.customerId);
  for (const { rule, due } of asked)
    await createTask(ctx, {
      id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} ${rule} ${stored.id} ${stored.lastUpdated}`),
      what: orderTaskWords[rule](numberText('order', stored.number)),
      about: customer.ok ? customer.value.details.name : '',
      due,
      itemId: null,
      enquiryId: null,
      quoteId: stored.order.quote?.id ?? null,
      orderId: stored.id,
      assignee: stored.createdBy,
      rule,
    });
}

/** A door was measured, and is saved so: where it is the last one of its order, that can be confirmed. True: it stands in one. */
export async function orderTasksAfterMeasuring(ctx: CallScope, id: ItemId): Promise<boolean> {
  const { orders, items } = ctx.stores;
  const stored = await orders.ofItem(id);
  if (!stored) return false;
  const doors = await items.find(stored.order.lines.map(({ itemId }) => itemId));
  const isMeasured = doors.every(({ item, measuredAt }) => item.id === id || measuredAt !== null);
  if (isMeasured && stored.order.state === 'Draft') await orderTasksAfter(ctx, stored, 'measured');
  return true;
}
