import type { PlacedLine } from '@door/domain/making/batch/batch';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { checkEarlyWeek } from '@door/domain/selling/order/planned-week';
import { orderingMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { type PromisedInWeek, promiseInWeek } from '../promise/promise-in-week.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { partsOfOrders } from './open-lines.ts';

/** Lines that come into a week. */
interface ComingLines {
  readonly week: WeekLabel;
  readonly added: readonly PlacedLine[];
}

interface Early extends ComingLines {
  /** Whether somebody has said that orders are made before the week that was promised. */
  readonly isEarlyAccepted: boolean;
}

/** Refuses lines that get a week before the promised one, unless somebody means it. The week that they have was asked about when it was set. */
export async function mustBeMeant(
  ctx: OfficeScope,
  orders: readonly StoredOrder[],
  { week, added, isEarlyAccepted }: Early,
): Promise<void> {
  const ids = new Set(added.map(({ lineId }) => lineId));
  for (const { part, week: before, order } of await partsOfOrders(ctx, orders)) {
    if (!ids.has(part.id) || before === week) continue;
    const { promisedWeek } = order.order;
    unwrapOrThrow(checkEarlyWeek({ week, promisedWeek, isEarlyAccepted }, orderingMessages));
  }
}

interface Told {
  readonly coming: readonly ComingLines[];
  /** Whether customers are told of a later date than was promised, and why it is. */
  readonly tells: boolean;
  readonly reason: string;
}

/**
 * What orders are promised whose doors come into a week after the promised one, by their ids: refused where nobody tells their customers.
 * The week that they have was asked about when it was set. Lock the promises before the orders.
 */
export async function promisedAnew(
  ctx: OfficeScope,
  orders: readonly StoredOrder[],
  { coming, tells, reason }: Told,
): Promise<ReadonlyMap<string, PromisedInWeek>> {
  const weekOf = new Map(coming.flatMap(({ week, added }) => added.map(({ lineId }) => [lineId, week])));
  const latest = new Map<string, WeekLabel>();
  for (const { part, week: before, order } of await partsOfOrders(ctx, orders)) {
    const week = weekOf.get(part.id);
    if (week && week !== before && week > (latest.get(order.id) ?? '')) latest.set(order.id, week);
  }
  const promised = new Map<string, PromisedInWeek>();
  for (const order of orders) {
    const week = latest.get(order.id);
    if (week) promised.set(order.id, await promiseInWeek(ctx, order, { week, tells, reason }));
  }
  return promised;
}
