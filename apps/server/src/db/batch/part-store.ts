import type { BatchStore } from '@door/api/batch/batch-store';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { linePart } from './schema.ts';
import { order, orderLine } from '../order/schema.ts';
import { readOrders } from '../order/read-orders.ts';

/** Order lines and the parts into which they are divided. */
export function partStore(
  queries: Queries,
  client: number,
): Pick<BatchStore, 'partsOf' | 'saveParts' | 'moveParts' | 'orderOfLine'> {
  const own = eq(linePart.clientId, client);
  return {
    partsOf: async (orderIds) => {
      if (orderIds.length === 0) return [];
      const rows = await queries
        .select()
        .from(linePart)
        .where(and(own, inArray(linePart.orderId, [...orderIds])));
      return rows.map(({ clientId: _, ...part }) => part);
    },
    saveParts: async ({ orderId, lineId }, parts) => {
      await queries.delete(linePart).where(and(own, eq(linePart.orderId, orderId), eq(linePart.lineId, lineId)));
      if (parts.length > 0) await queries.insert(linePart).values(parts.map((part) => ({ ...part, clientId: client })));
    },
    moveParts: async (ids, week) => {
      if (ids.length === 0) return;
      await queries
        .update(linePart)
        .set({ week })
        .where(and(own, inArray(linePart.id, [...ids])));
    },
    orderOfLine: async (id) => {
      const ofLine = queries
        .select({ id: orderLine.orderId })
        .from(orderLine)
        .where(and(eq(orderLine.clientId, client), eq(orderLine.id, id)));
      const ofPart = queries
        .select({ id: linePart.orderId })
        .from(linePart)
        .where(and(own, eq(linePart.id, id)));
      const [stored] = await readOrders(queries, client, or(inArray(order.id, ofLine), inArray(order.id, ofPart)));
      return stored;
    },
  };
}
