import type { BatchFilter, BatchStore, StoredBatch } from '@door/api/batch/batch-store';
import { batchStates } from '@door/domain/making/batch/batch-cycle';
import { type BatchSort, batchSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { batch, batchItem, linePart } from './schema.ts';
import { order, orderLine } from '../order/schema.ts';
import { batchRowOf, itemRowsOf, storedBatchOf } from './batch-rows.ts';
import { keyset, rankKey } from '../keyset.ts';
import { partStore } from './part-store.ts';
import { pieceStore } from './piece-store.ts';
import { readOrders } from '../order/read-orders.ts';
import { matchesSaleSearch } from '../sale-search.ts';
import { weekStore } from './week-store.ts';

/** Batches with their lines, and the orders that wait for one. */
export function batchStore(queries: Queries, client: number): BatchStore {
  const own = eq(batch.clientId, client);
  const isBatch = (id: string) => and(own, eq(batch.id, id));

  const withLines = async (rows: readonly (typeof batch.$inferSelect)[]): Promise<readonly StoredBatch[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const items = await queries
      .select()
      .from(batchItem)
      .where(and(eq(batchItem.clientId, client), inArray(batchItem.batchId, ids)))
      .orderBy(asc(batchItem.position));
    return rows.map((row) => storedBatchOf(row, items));
  };
  const addItems = async (stored: StoredBatch): Promise<void> => {
    const rows = itemRowsOf(stored, client);
    if (rows.length > 0) await queries.insert(batchItem).values([...rows]);
  };
  const ordersWhere = (which: SQL | undefined) => readOrders(queries, client, which);

  return {
    ...weekStore(queries, client),
    ...partStore(queries, client),
    ...pieceStore(queries, client),
    load: async (id) => {
      const rows = await queries.select().from(batch).where(isBatch(id)).for('update');
      const [stored] = await withLines(rows);
      return stored;
    },
    find: async (ids) =>
      ids.length === 0
        ? []
        : withLines(
            await queries
              .select()
              .from(batch)
              .where(and(own, inArray(batch.id, [...ids]))),
          ),
    ofWeek: async (week) =>
      withLines(
        await queries
          .select()
          .from(batch)
          .where(and(own, eq(batch.week, week)))
          .orderBy(asc(batch.number)),
      ),
    ofOrder: async (orderId) => {
      const found = queries
        .select({ id: batchItem.batchId })
        .from(batchItem)
        .where(and(eq(batchItem.clientId, client), eq(batchItem.orderId, orderId)));
      return withLines(
        await queries
          .select()
          .from(batch)
          .where(and(own, inArray(batch.id, found)))
          .orderBy(asc(batch.week), asc(batch.number)),
      );
    },
    create: async (stored) => {
      const rows = await queries
        .insert(batch)
        .values(batchRowOf(stored, client))
        .onConflictDoNothing()
        .returning({ id: batch.id });
      if (rows.length === 0) return false;
      await addItems(stored);
      return true;
    },
    save: async (stored) => {
      await queries.update(batch).set(batchRowOf(stored, client)).where(isBatch(stored.id));
      await queries.delete(batchItem).where(and(eq(batchItem.clientId, client), eq(batchItem.batchId, stored.id)));
      await addItems(stored);
    },
    remove: async (id) => {
      await queries.delete(batch).where(isBatch(id));
    },
    list: async ({ filter, search, sort, limit, after }) => {
      const { key, isAfter, order: sorted } = keyset({ sorts: batchSorts, keys, id: batch.id, sort, after });
      const rows = await queries
        .select({ batch, key })
        .from(batch)
        .where(and(own, ...filters(filter), matchesBatchSearch(queries, client, search), isAfter))
        .orderBy(...sorted)
        .limit(limit);
      const found = await withLines(rows.map((row) => row.batch));
      return found.map((stored, at) => ({ stored, key: rows[at]?.key ?? '' }));
    },
    waitingOrders: (week) => {
      const ofLine = and(eq(linePart.clientId, client), eq(linePart.lineId, orderLine.id));
      // A line that is divided waits by its parts, any other by itself.
      const placed = and(
        eq(batchItem.clientId, client),
        sql`${batchItem.lineId} = coalesce(${linePart.id}, ${orderLine.id})`,
      );
      const waiting = queries
        .select({ id: orderLine.orderId })
        .from(orderLine)
        .leftJoin(linePart, ofLine)
        .leftJoin(batchItem, placed)
        .innerJoin(order, and(eq(order.clientId, client), eq(order.id, orderLine.orderId)))
        .where(
          and(
            eq(orderLine.clientId, client),
            isNull(batchItem.lineId),
            week === null ? undefined : sql`coalesce(${linePart.week}, ${order.week}) = ${week}`,
          ),
        );
      return ordersWhere(and(inArray(order.state, ['Ready For Production', 'In Batch']), inArray(order.id, waiting)));
    },
    placed: async (lineIds) =>
      lineIds.length === 0
        ? []
        : queries
            .select({ lineId: batchItem.lineId, batchId: batchItem.batchId })
            .from(batchItem)
            .where(and(eq(batchItem.clientId, client), inArray(batchItem.lineId, [...lineIds]))),
  };
}

const filters = ({ week, state }: BatchFilter): readonly SQL[] => [
  ...(week === null ? [] : [eq(batch.week, week)]),
  ...(state === null ? [] : [eq(batch.state, state)]),
];

/** Its number as it is read, in upper case. */
const numberText = sql`(${batch.week} || '-B' || lpad(${batch.number}::text, 3, '0'))`;

/** Batches with this in their number, or with an order that it finds; undefined: every one. */
function matchesBatchSearch(queries: Queries, client: number, typed: string): SQL | undefined {
  const text = typed.trim();
  const ofOrder = matchesSaleSearch(queries, client, { kind: 'order', search: searchOf(text) });
  if (text === '' || !ofOrder) return undefined;
  const withOrder = queries
    .select({ id: batchItem.batchId })
    .from(batchItem)
    .innerJoin(order, and(eq(order.clientId, client), eq(order.id, batchItem.orderId)))
    .where(and(eq(batchItem.clientId, client), ofOrder));
  return or(inArray(batch.id, withOrder), sql`strpos(${numberText}, ${text.toUpperCase()}) > 0`);
}

const keys: Readonly<Record<BatchSort, SQL>> = {
  changed: sql`${batch.lastUpdated}`,
  number: sql`((${batch.week} || '-B' || lpad(${batch.number}::text, 6, '0')) collate "C")`,
  state: rankKey(batch.state, batchStates),
};
