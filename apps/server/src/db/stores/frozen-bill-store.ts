import { type OrderStore, readFrozenBill } from '@door/api/ports/order-store';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { orderBill } from '../tables/order-bill.ts';
import { orderLine } from '../tables/order-line.ts';

/** What the lines of orders are made of, as it was when they became ready for production. */
export function frozenBillStore(queries: Queries, client: number): Pick<OrderStore, 'freezeBills' | 'frozenBills'> {
  return {
    freezeBills: async (orderId, bills) => {
      if (bills.length === 0) return;
      const rows = bills.map((bill) => ({ clientId: client, orderId, lineId: bill.lineId, bill }));
      await queries.insert(orderBill).values(rows).onConflictDoNothing();
    },
    frozenBills: async (orderId) => {
      const rows = await queries
        .select({ bill: orderBill.bill })
        .from(orderBill)
        .innerJoin(
          orderLine,
          and(
            eq(orderLine.clientId, client),
            eq(orderLine.orderId, orderBill.orderId),
            eq(orderLine.id, orderBill.lineId),
          ),
        )
        .where(and(eq(orderBill.clientId, client), eq(orderBill.orderId, orderId)))
        .orderBy(asc(orderLine.position));
      return rows.map(({ bill }) => readFrozenBill(bill));
    },
  };
}
