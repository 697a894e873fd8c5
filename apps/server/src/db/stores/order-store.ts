import type { OrderStore, StoredOrder } from '@door/api/ports/order-store';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { orderCharge } from '../tables/order-charge.ts';
import { orderLine } from '../tables/order-line.ts';
import { order } from '../tables/order.ts';
import { chargeRowsOf, lineRowsOf, orderRowOf, storedOrderOf } from './order-rows.ts';

export function orderStore(queries: Queries, client: number): OrderStore {
  const own = eq(order.clientId, client);
  const locked = async (which: SQL | undefined): Promise<StoredOrder | undefined> => {
    const [row] = await queries.select().from(order).where(and(own, which)).for('update');
    return row && withParts(row);
  };
  const withParts = async (row: typeof order.$inferSelect): Promise<StoredOrder> => {
    const lines = await queries
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.clientId, client), eq(orderLine.orderId, row.id)))
      .orderBy(asc(orderLine.position));
    const charges = await queries
      .select()
      .from(orderCharge)
      .where(and(eq(orderCharge.clientId, client), eq(orderCharge.orderId, row.id)))
      .orderBy(asc(orderCharge.position));
    return storedOrderOf(row, { lines, charges });
  };
  return {
    load: (id) => locked(eq(order.id, id)),
    ofQuote: (quoteId) => locked(eq(order.quoteId, quoteId)),
    ofCustomer: async (customerId) => {
      const rows = await queries
        .select()
        .from(order)
        .where(and(own, eq(order.customerId, customerId)))
        .orderBy(desc(order.number));
      const orders: StoredOrder[] = [];
      for (const row of rows) orders.push(await withParts(row));
      return orders;
    },
    create: async (stored) => {
      const rows = await queries
        .insert(order)
        .values(orderRowOf(stored, client))
        .onConflictDoNothing()
        .returning({ id: order.id });
      if (rows.length === 0) return false;
      const { lines, charges } = { lines: lineRowsOf(stored, client), charges: chargeRowsOf(stored, client) };
      if (lines.length > 0) await queries.insert(orderLine).values([...lines]);
      if (charges.length > 0) await queries.insert(orderCharge).values([...charges]);
      return true;
    },
    moveToCustomer: async ({ from, to }) => {
      await queries
        .update(order)
        .set({ customerId: to })
        .where(and(own, eq(order.customerId, from)));
    },
  };
}
