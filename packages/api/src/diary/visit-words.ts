import { clockIn } from '@door/domain/lib/calendar-day';
import { numberText } from '@door/domain/lib/running-number';
import { visitedDoors } from '@door/domain/selling/visit/fitted-door';
import { townOf } from '@door/domain/selling/visit/town-of';
import { findCustomer } from '../customer/customers.ts';
import { messages } from '../messages.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import type { StoredJob, StoredVisit } from './diary-store.ts';
import type { StoredFeed } from './feed-store.ts';
import { diaryMessages } from './messages.ts';

/**
 * What calendars of the supplier's people say of a visit: order, town and doors; who and where exactly only where their feed says so, and of
 * nobody who is erased. undefined: its order is no more.
 */
export async function visitWords(
  { stores }: Pick<CallScope, 'stores'>,
  { kind, orderId }: Pick<StoredJob, 'kind' | 'orderId'>,
  { namesCustomers }: Pick<StoredFeed, 'namesCustomers'>,
): Promise<{ readonly summary: string; readonly place: string } | undefined> {
  const [stored] = await stores.orders.find([orderId]);
  if (!stored) return undefined;
  const { order } = stored;
  const customer = await findCustomer({ stores }, order.customerId);
  const name = customer.ok ? customer.value.details.name : messages.customer.erased;
  const isErased = name === messages.customer.erased;
  const town = isErased ? '' : townOf(order.deliveryAddress);
  const doors = visitedDoors(kind, order);
  const isNamed = namesCustomers && !isErased;
  return {
    summary: diaryMessages.feedSummary({
      kind,
      order: numberText('order', stored.number),
      town,
      doors,
      name: isNamed ? name : '',
    }),
    place: isNamed ? order.deliveryAddress.split('\n').join(', ') : town,
  };
}

/** When a visit begins and who comes, as histories tell it; null: nobody does. */
export async function visitText(
  ctx: Pick<RuleScope, 'stores' | 'supplier'>,
  visit: StoredVisit | undefined,
): Promise<string | null> {
  if (!visit) return null;
  const team = (await ctx.stores.diary.teams()).find(({ id }) => id === visit.teamId)?.name ?? '';
  return diaryMessages.visit({
    day: dayOf(ctx, visit.from),
    clock: clockIn(visit.from, ctx.supplier.client.timeZone),
    team,
  });
}
