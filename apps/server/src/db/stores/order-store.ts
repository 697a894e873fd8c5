import type { OrderStore, StoredOrder } from '@door/api/ports/order-store';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { orderCharge } from '../tables/order-charge.ts';
import { orderLine } from '../tables/order-line.ts';
import { order } from '../tables/order.ts';
import { chargeRowsOf, lineRowsOf, orderRowOf, storedOrderOf } from './order-rows.ts';

export function orderStore(queries: Queries, client: number): OrderStore {
  const own = eq(order.clientId, client);
  const found = async (which: SQL | undefined): Promise<StoredOrder | undefined> => {
    const [row] = await queries.select().from(order).where(and(own, which)).for('update');
    if (!row) return undefined;
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
    load: (id) => found(eq(order.id, id)),
    ofQuote: (quoteId) => found(eq(order.quoteId, quoteId)),
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
