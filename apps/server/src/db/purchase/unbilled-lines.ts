import type { UnbilledLine } from '@door/api/purchase/purchase-store';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { purchase, purchaseLine, receipt, receiptLine } from './schema.ts';

/**
 * Lines of which goods had come before a moment and no bill. Bills of vendors are not entered yet, so that all of it is unbilled until its
 * purchase is closed: what bills say of a line is its `billed`.
 */
export async function unbilledLines(queries: Queries, client: number, moment: Date): Promise<readonly UnbilledLine[]> {
  const received = sql<number>`sum(${receiptLine.quantity} + ${receiptLine.damaged})`.mapWith(Number);
  const rows = await queries
    .select({
      ...{ key: purchaseLine.key, currency: purchase.currency, received },
      ...{ priceMinor: purchaseLine.priceMinor, pricePer: purchaseLine.pricePer },
    })
    .from(receiptLine)
    .innerJoin(receipt, and(eq(receipt.clientId, receiptLine.clientId), eq(receipt.id, receiptLine.receiptId)))
    .innerJoin(purchase, and(eq(purchase.clientId, receipt.clientId), eq(purchase.id, receipt.purchaseId)))
    .innerJoin(
      purchaseLine,
      and(
        eq(purchaseLine.clientId, purchase.clientId),
        eq(purchaseLine.purchaseId, purchase.id),
        eq(purchaseLine.id, receiptLine.lineId),
      ),
    )
    .where(and(eq(receiptLine.clientId, client), ne(purchase.stage, 'Closed'), lt(receipt.at, moment)))
    .groupBy(purchaseLine.clientId, purchaseLine.purchaseId, purchaseLine.id, purchase.currency);
  return rows
    .filter((row) => row.received > 0)
    .map(({ priceMinor, pricePer, ...row }) => ({
      ...{ ...row, billed: 0 },
      price: priceMinor === null || pricePer === null ? null : { minor: priceMinor, per: pricePer },
    }));
}
