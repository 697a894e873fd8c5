import type { BatchFilter, BatchStore, PieceCounts, StoredBatch } from '@door/api/ports/batch-store';
import { batchStates } from '@door/domain/batch/batch-cycle';
import { type BatchSort, batchSorts } from '@door/domain/search/list-sorts';
import { searchOf } from '@door/domain/search/search-terms';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { batchFrozen } from '../tables/batch-frozen.ts';
import { batchItem } from '../tables/batch-item.ts';
import { batchPiece } from '../tables/batch-piece.ts';
import { batchTick } from '../tables/batch-tick.ts';
import { batch } from '../tables/batch.ts';
import { orderLine } from '../tables/order-line.ts';
import { order } from '../tables/order.ts';
import { productionWeek } from '../tables/production-week.ts';
import { batchRowOf, itemRowsOf, storedBatchOf } from './batch-rows.ts';
import { keyset, rankKey } from './keyset.ts';
import { readOrders } from './read-orders.ts';
import { matchesSaleSearch } from './sale-search.ts';

/** Rows of one statement: building it keeps every other call waiting. */
const rowsAtOnce = 200;

export function batchStore(queries: Queries, client: number): BatchStore {
  const own = eq(batch.clientId, client);
  const isBatch = (id: string) => and(own, eq(batch.id, id));
  const isFrozen = (id: string) => and(eq(batchFrozen.clientId, client), eq(batchFrozen.batchId, id));

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
    lockWeek: async (week) => {
      // There may be no row yet to lock.
      await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${`week ${week}`}), ${client})`);
    },
    lockPromises: async () => {
      await queries.execute(sql`select pg_advisory_xact_lock(hashtext('promised weeks'), ${client})`);
    },
    capacities: async () => {
      const rows = await queries
        .select({ week: productionWeek.week, points: productionWeek.capacity })
        .from(productionWeek)
        .where(and(eq(productionWeek.clientId, client), isNotNull(productionWeek.capacity)))
        .orderBy(asc(productionWeek.week));
      return rows.flatMap(({ week, points }) => (points === null ? [] : [{ week, points }]));
    },
    setCapacity: async (week, points) => {
      await queries
        .insert(productionWeek)
        .values({ clientId: client, week, capacity: points })
        .onConflictDoUpdate({
          target: [productionWeek.clientId, productionWeek.week],
          set: { capacity: points },
        });
    },
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
    drawNumber: async (week) => {
      const [drawn] = await queries
        .insert(productionWeek)
        .values({ clientId: client, week, lastNumber: 1 })
        .onConflictDoUpdate({
          target: [productionWeek.clientId, productionWeek.week],
          set: { lastNumber: sql`${productionWeek.lastNumber} + 1` },
        })
        .returning({ number: productionWeek.lastNumber });
      return drawn?.number ?? 1;
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
    perWeek: () =>
      queries
        .select({ week: batch.week, batches: sql<number>`count(*)::int` })
        .from(batch)
        .where(own)
        .groupBy(batch.week),
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
    orderOfLine: async (lineId) => {
      const found = queries
        .select({ id: orderLine.orderId })
        .from(orderLine)
        .where(and(eq(orderLine.clientId, client), eq(orderLine.id, lineId)));
      const [stored] = await ordersWhere(inArray(order.id, found));
      return stored;
    },
    waitingOrders: (week) => {
      const waiting = queries
        .select({ id: orderLine.orderId })
        .from(orderLine)
        .leftJoin(batchItem, and(eq(batchItem.clientId, client), eq(batchItem.lineId, orderLine.id)))
        .where(and(eq(orderLine.clientId, client), sql`${batchItem.lineId} is null`));
      return ordersWhere(
        and(
          inArray(order.state, ['Ready For Production', 'In Batch']),
          week === null ? undefined : eq(order.week, week),
          inArray(order.id, waiting),
        ),
      );
    },
    placed: async (lineIds) =>
      lineIds.length === 0
        ? []
        : queries
            .select({ lineId: batchItem.lineId, batchId: batchItem.batchId })
            .from(batchItem)
            .where(and(eq(batchItem.clientId, client), inArray(batchItem.lineId, [...lineIds]))),
    freeze: async (batchId, frozen, pieces) => {
      await queries.insert(batchFrozen).values({ clientId: client, batchId, frozen });
      const rows = pieces.map(({ code, label }, position) => ({ clientId: client, code, batchId, position, label }));
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await queries.insert(batchPiece).values(rows.slice(from, from + rowsAtOnce));
    },
    thaw: async (batchId) => {
      await queries.delete(batchFrozen).where(isFrozen(batchId));
      await queries.delete(batchPiece).where(and(eq(batchPiece.clientId, client), eq(batchPiece.batchId, batchId)));
    },
    frozen: async (batchId) => {
      const [row] = await queries.select({ frozen: batchFrozen.frozen }).from(batchFrozen).where(isFrozen(batchId));
      return row && readFrozen('batch', row.frozen);
    },
    pieces: async (codes) =>
      codes.length === 0
        ? []
        : queries
            .select({ code: batchPiece.code, batchId: batchPiece.batchId, label: batchPiece.label })
            .from(batchPiece)
            .where(and(eq(batchPiece.clientId, client), inArray(batchPiece.code, [...codes]))),
    piecesOf: (batchId) =>
      queries
        .select({ code: batchPiece.code, batchId: batchPiece.batchId, label: batchPiece.label })
        .from(batchPiece)
        .where(and(eq(batchPiece.clientId, client), eq(batchPiece.batchId, batchId)))
        .orderBy(asc(batchPiece.position)),
    ticks: async (codes) =>
      codes.length === 0
        ? []
        : queries
            .select({ code: batchTick.code, at: batchTick.place })
            .from(batchTick)
            .where(and(eq(batchTick.clientId, client), inArray(batchTick.code, [...codes]))),
    addTicks: async (ticks, { who, when }) => {
      if (ticks.length === 0) return;
      const rows = ticks.map(({ code, at: place }) => ({ clientId: client, code, place, at: new Date(when), who }));
      await queries.insert(batchTick).values(rows).onConflictDoNothing();
    },
    counts: (batchIds) => countsOf(queries, client, batchIds),
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

async function countsOf(
  queries: Queries,
  client: number,
  batchIds: readonly string[],
): Promise<readonly PieceCounts[]> {
  if (batchIds.length === 0) return [];
  const places = queries
    .select({ places: sql<string[]>`array_agg(${batchTick.place})`.as('places') })
    .from(batchTick)
    .where(and(eq(batchTick.clientId, client), eq(batchTick.code, batchPiece.code)))
    .as('ticked');
  const passed = (place: string) => sql<number>`(count(*) filter (where ${place} = any(${places.places})))::int`;
  return queries
    .select({
      batchId: batchPiece.batchId,
      pieces: sql<number>`count(*)::int`,
      cutting: passed('cutting'),
      assembly: passed('assembly'),
      qualityCheck: passed('quality check'),
      begun: sql<number>`count(${places.places})::int`,
      open: sql<number>`(count(*) filter (where not coalesce(${places.places} && array['quality check', 'made again'], false)))::int`,
    })
    .from(batchPiece)
    .leftJoinLateral(places, sql`true`)
    .where(and(eq(batchPiece.clientId, client), inArray(batchPiece.batchId, [...batchIds])))
    .groupBy(batchPiece.batchId);
}

const keys: Readonly<Record<BatchSort, SQL>> = {
  changed: sql`${batch.lastUpdated}`,
  number: sql`((${batch.week} || '-B' || lpad(${batch.number}::text, 6, '0')) collate "C")`,
  state: rankKey(batch.state, batchStates),
};
