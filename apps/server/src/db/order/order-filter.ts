import type { OrderFilter } from '@door/api/order/order-store';
import { type DraftWait, unmadeStates } from '@door/domain/selling/order/waiting-orders';
import { and, eq, exists, gt, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { item } from '../item/schema.ts';
import { order, orderLine } from './schema.ts';

/** The orders that a filter lets through, by the rules of `latenessOf` and `waitsFor`. */
export const fitsOrder = (queries: Queries, client: number, filter: OrderFilter): SQL | undefined =>
  and(
    filter.state === null ? undefined : eq(order.state, filter.state),
    filter.createdBy === null ? undefined : eq(order.createdBy, filter.createdBy),
    filter.customer === null ? undefined : eq(order.customerId, filter.customer),
    filter.week === null ? undefined : eq(order.week, filter.week),
    filter.lateIn === null ? undefined : isLate(filter.lateIn),
    filter.waitsFor === null ? undefined : isWaiting(queries, client, filter.waitsFor),
  );

const isLate = (thisWeek: string) =>
  and(
    inArray(order.state, [...unmadeStates]),
    or(lt(sql`coalesce(${order.week}, ${order.promisedWeek})`, thisWeek), gt(order.week, order.promisedWeek)),
  );

function isWaiting(queries: Queries, client: number, what: DraftWait): SQL | undefined {
  const unmeasured = exists(
    queries
      .select({ id: orderLine.id })
      .from(orderLine)
      .innerJoin(item, and(eq(item.clientId, client), eq(item.id, orderLine.itemId)))
      .where(and(eq(orderLine.clientId, client), eq(orderLine.orderId, order.id), isNull(item.measuredAt))),
  );
  return and(eq(order.state, 'Draft'), what === 'measurements' ? unmeasured : not(unmeasured));
}
