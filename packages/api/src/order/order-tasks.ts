import type { ItemId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import {
  type AskedOrderTask,
  type OrderOccasion,
  orderTaskEnding,
  orderTasksMadeBy,
} from '@door/domain/selling/order/order-task-rules';
import type { Task } from '@door/domain/selling/task/task';
import { findCustomer } from '../customer/customers.ts';
import { tellingMessages } from '../message/messages.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { createTask, endTask } from '../task/tasks.ts';
import type { StoredOrder } from './order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import { orderTaskMessages, messages, promisingMessages } from '../messages.ts';
import { paymentMessages } from '../payment/messages.ts';

interface Occurrence {
  readonly occasion: OrderOccasion;
  /** Id of the payment or credit note, or when a risk was found, so that the same one makes no second task; absent: the order's version. */
  readonly by?: string;
}

/**
 * Ends the tasks that this answers and makes those that it asks for, unless one of that rule is open, and begins the messages to
 * the customer. Call it with the order as it was saved.
 */
export async function orderTasksAfter(
  ctx: RuleScope,
  stored: StoredOrder,
  { occasion, by = stored.lastUpdated }: Occurrence,
): Promise<void> {
  const reason = reasons[occasion] ?? messages.order.isNow(stored.order.state);
  const open = await openTasks(ctx, stored);
  for (const task of open) {
    const ending = orderTaskEnding(task.rule, occasion);
    if (ending !== null) await endTask(ctx, task, { move: ending, reason });
  }
  const made = orderTasksMadeBy(occasion, today(ctx));
  const asked = made.filter((each) => !open.some(({ rule }) => rule === each.rule));
  if (asked.length > 0) await createTasks(ctx, stored, { asked, by });
  await messagesAfter(ctx, stored, occasion);
}

interface Asked {
  readonly asked: readonly AskedOrderTask[];
  readonly by: string;
}

async function createTasks(ctx: RuleScope, stored: StoredOrder, { asked, by }: Asked): Promise<void> {
  const customer = await findCustomer(ctx, stored.order.customerId);
  for (const { rule, due } of asked)
    await createTask(ctx, {
      id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} ${rule} ${stored.id} ${by}`),
      what: orderTaskMessages[rule](numberText('order', stored.number)),
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

const reasons: Partial<Readonly<Record<OrderOccasion, string>>> = {
  measured: messages.order.measured,
  'drawing-confirmed': tellingMessages.drawingConfirmed,
  'fitting-booked': tellingMessages.fittingBooked,
  paid: paymentMessages.recorded,
  'deposit-paid': paymentMessages.recorded,
  'stage-paid': paymentMessages.recorded,
  'not-overpaid': paymentMessages.recorded,
  'dispute-over': paymentMessages.disputeOver,
  'in-time': promisingMessages.inTime,
  told: promisingMessages.told,
};

/** Those about the order, and those about its quote: the deposit is asked for with that. */
const openTasks = (
  { stores }: Pick<CallScope, 'stores'>,
  { id, order: { quote } }: StoredOrder,
): Promise<readonly Task[]> => (quote === null ? stores.tasks.ofOrder(id) : stores.tasks.ofQuote(quote.id));

/** A door was measured, and is saved so: where it is the last one of its order, that can be confirmed. True: it stands in one. */
export async function orderTasksAfterMeasuring(ctx: CallScope, id: ItemId): Promise<boolean> {
  const { orders, items } = ctx.stores;
  const stored = await orders.ofItem(id);
  if (!stored) return false;
  const doors = await items.find(stored.order.lines.map(({ itemId }) => itemId));
  const isMeasured = doors.every(({ item, measuredAt }) => item.id === id || measuredAt !== null);
  if (isMeasured && stored.order.state === 'Draft') await orderTasksAfter(ctx, stored, { occasion: 'measured' });
  return true;
}
