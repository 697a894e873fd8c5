import { numberText } from '@door/domain/lib/running-number';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { saleIds, type Sale } from '../customer-page/link-store.ts';
import { stagingMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { createTask } from '../task/tasks.ts';
import type { Fault } from './fault-store.ts';

/** A fault of a door that has arrived: both sides are mailed that it is known, and somebody answers it. */
export async function openFault(
  ctx: CallScope,
  { order, sale }: { readonly order: StoredOrder; readonly sale: Sale },
  fault: Pick<Fault, 'id' | 'lineId' | 'area' | 'kind' | 'text'>,
): Promise<void> {
  const { faults, outbox } = ctx.stores;
  await faults.add({ ...fault, orderId: order.id, at: ctx.clock.now().toISOString() });
  for (const kind of ['page-to-supplier', 'page-to-customer'] as const)
    await outbox.add({ kind, clientId: ctx.clientId, ...saleIds(sale), about: 'fault-received', of: fault.id });
  await createTask(ctx, {
    id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} answer-fault ${fault.id}`),
    what: stagingMessages.faults.answer(numberText('order', order.number)),
    about: fault.text,
    due: workingDaysAfter(today(ctx), 1),
    ...{ itemId: null, enquiryId: null, quoteId: null, orderId: order.id, assignee: null, rule: 'answer-fault' },
  });
}
