import type { StoredOrder } from '@door/api/order/order-store';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { order, orderCharge, orderLine } from './schema.ts';
import { type OrderParts, storedOrderOf } from './order-rows.ts';

/** Lines and charges of these orders, in their order. */
export async function partsOfOrders(queries: Queries, client: number, ids: readonly string[]): Promise<OrderParts> {
  if (ids.length === 0) return { lines: [], charges: [] };
  const lines = await queries
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.clientId, client), inArray(orderLine.orderId, [...ids])))
    .orderBy(asc(orderLine.position));
  const charges = await queries
    .select()
    .from(orderCharge)
    .where(and(eq(orderCharge.clientId, client), inArray(orderCharge.orderId, [...ids])))
    .orderBy(asc(orderCharge.position));
  return { lines, charges };
}

/** The orders of a supplier for which this holds, by number; unlocked. */
export async function readOrders(
  queries: Queries,
  client: number,
  which: SQL | undefined,
): Promise<readonly StoredOrder[]> {
  const rows = await queries
    .select()
    .from(order)
    .where(and(eq(order.clientId, client), which))
    .orderBy(asc(order.number));
  const parts = await partsOfOrders(
    queries,
    client,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => storedOrderOf(row, parts));
}
