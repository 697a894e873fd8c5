import type { BillStore, StoredBill, StoredBillLine } from '@door/api/purchase/paper-store';
import { groupsOf } from '@door/domain/lib/records';
import { and, asc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { type PaperReads, paperReads, rowOfStored, storedOf } from './paper-row.ts';
import { vendorBill, vendorBillLine } from './schema.ts';

export function billStore(queries: Queries, client: number): BillStore {
  const own = eq(vendorBill.clientId, client);
  const ownLine = eq(vendorBillLine.clientId, client);
  const withLines = async (rows: readonly BillRow[]): Promise<readonly StoredBill[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await queries
      .select()
      .from(vendorBillLine)
      .where(and(ownLine, inArray(vendorBillLine.billId, ids)))
      .orderBy(asc(vendorBillLine.position));
    const linesOf = groupsOf(lines, ({ billId }) => billId);
    return rows.map((row) => billOf(row, linesOf.get(row.id) ?? []));
  };
  const read: PaperReads<StoredBill>['read'] = async (where, { order = [], limit, isLocked = false } = {}) => {
    const found = queries
      .select()
      .from(vendorBill)
      .where(and(own, ...where))
      .orderBy(...order)
      .$dynamic();
    if (limit !== undefined) found.limit(limit);
    if (isLocked) found.for('update');
    return withLines(await found);
  };
  /** Bills with a line of one of these purchases. */
  const isOf = (purchases: readonly string[]) =>
    inArray(
      vendorBill.id,
      queries
        .select({ id: vendorBillLine.billId })
        .from(vendorBillLine)
        .where(and(ownLine, inArray(vendorBillLine.purchaseId, [...purchases]))),
    );

  return {
    ...paperReads({
      queries,
      client,
      kind: 'bill',
      columns: vendorBill,
      read,
      isOf,
      isOfVendor: (vendor) => eq(vendorBill.vendorId, vendor),
    }),
    create: async (stored) => {
      await queries.insert(vendorBill).values({ clientId: client, ...rowOf(stored) });
      await queries.insert(vendorBillLine).values(
        stored.bill.lines.map((line, at) => ({
          clientId: client,
          billId: stored.id,
          position: at + 1,
          ...rowOfLine(line),
        })),
      );
    },
    save: async (stored) => {
      await queries
        .update(vendorBill)
        .set(rowOf(stored))
        .where(and(own, eq(vendorBill.id, stored.id)));
      for (const [at, line] of stored.bill.lines.entries())
        await queries
          .update(vendorBillLine)
          .set(rowOfLine(line))
          .where(and(ownLine, eq(vendorBillLine.billId, stored.id), eq(vendorBillLine.position, at + 1)));
    },
    isNumberUsed: async (vendor, number) => {
      await lockName(queries, client, `bills of ${vendor}`);
      const isIt = and(eq(vendorBill.vendorId, vendor), eq(vendorBill.number, number));
      return (await queries.$count(vendorBill, and(own, isIt, ne(vendorBill.state, 'Rejected')))) > 0;
    },
    holdUntil: (day, { states, before }) =>
      read([inArray(vendorBill.state, [...states]), lte(vendorBill.day, day), lt(vendorBill.lastUpdated, before)], {
        order: [asc(vendorBill.createdAt), asc(vendorBill.id)],
        isLocked: true,
      }),
  };
}

type BillRow = typeof vendorBill.$inferSelect;

const rowOf = ({ bill: { vendor, vat, total, lines: _, ...bill }, state, reason, ...stored }: StoredBill) => ({
  ...rowOfStored(stored),
  ...bill,
  vendorId: vendor,
  vatMinor: vat,
  totalMinor: total,
  state,
  reason,
});

const rowOfLine = ({ purchase, line, quantity, price, excess, inStock, priceDifference }: StoredBillLine) => ({
  purchaseId: purchase,
  lineId: line,
  quantity,
  priceMinor: price.minor,
  pricePer: price.per,
  excess,
  inStockMinor: inStock,
  priceDifferenceMinor: priceDifference,
});

const billOf = (row: BillRow, lines: readonly (typeof vendorBillLine.$inferSelect)[]): StoredBill => ({
  ...storedOf(row),
  state: row.state,
  reason: row.reason,
  bill: {
    vendor: row.vendorId,
    number: row.number,
    day: row.day,
    currency: row.currency,
    vat: row.vatMinor,
    total: row.totalMinor,
    lines: lines.map((line) => ({
      purchase: line.purchaseId,
      line: line.lineId,
      quantity: line.quantity,
      excess: line.excess,
      price: { minor: line.priceMinor, per: line.pricePer },
      inStock: line.inStockMinor,
      priceDifference: line.priceDifferenceMinor,
    })),
  },
});
