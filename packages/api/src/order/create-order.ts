import { refused } from '@door/domain/door/model/result';
import { followSurvey } from '../diary/survey-jobs.ts';
import { recordHistory } from '../system-status/history.ts';
import type { StoredOrder } from './order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { orderTasksAfter } from './order-tasks.ts';

/** Why an order cannot have the id that the page made up. */
export const orderTaken: Result<never> = refused('order.taken', messages.order.taken);

/** Stores an order under the next number, with the first entry of its history and the tasks that it makes. */
export async function createOrder(ctx: OfficeScope, { id, order }: Pick<StoredOrder, 'id' | 'order'>) {
  const createdAt = ctx.clock.now().toISOString();
  const made: StoredOrder = {
    id,
    // Last: everybody else who draws one waits until this transaction ends.
    number: await ctx.stores.numbers.draw('order'),
    order,
    createdAt,
    createdBy: ctx.caller.userId,
    changedBy: ctx.caller.userId,
    lastUpdated: createdAt,
    lastIdempotencyKey: null,
  };
  if (!(await ctx.stores.orders.create(made))) unwrapOrThrow(orderTaken);
  await recordHistory(ctx, [{ about: 'order', aboutId: id, kind: 'state', from: null, to: order.state }]);
  await followSurvey(ctx, made);
  await orderTasksAfter(ctx, made, { occasion: 'made' });
  return made;
}
