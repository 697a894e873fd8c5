import type { DemandStore } from '@door/api/inventory/demand-store';
import { takingStates } from '@door/domain/selling/order/order-states';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { batch, batchItem, linePart } from '../batch/schema.ts';
import type { Queries } from '../database.ts';
import { hasTakenHold, isPlacing, placedAt } from '../order/promise-store.ts';
import { order, placeHold, promise } from '../order/schema.ts';
import { orderDemand } from './schema.ts';

export function demandStore(queries: Queries, client: number): DemandStore {
  const own = eq(orderDemand.clientId, client);
  const isOf = (orderId: string) => and(own, eq(orderDemand.orderId, orderId));
  // Doors that somebody has divided have the week and the batch of their part.
  const ofPart = and(
    eq(linePart.clientId, client),
    eq(linePart.orderId, orderDemand.orderId),
    eq(linePart.lineId, orderDemand.lineId),
    sql`${linePart.first} < ${orderDemand.first} + ${orderDemand.doors}`,
    sql`${orderDemand.first} < ${linePart.first} + ${linePart.doors}`,
  );
  const inBatch = and(
    eq(batchItem.clientId, client),
    sql`${batchItem.lineId} = coalesce(${linePart.id}, ${orderDemand.lineId})`,
  );
  const ofKeys = (keys: readonly string[]) => and(own, inArray(orderDemand.key, [...keys]));
  const inSequence = async (keys: readonly string[] | null) => {
    // Once for each order, and not for each of its rows.
    const placed = queries
      .select({ id: order.id, at: sql<Date>`max(${placedAt})`.mapWith(promise.madeAt).as('placed_at') })
      .from(order)
      .innerJoin(promise, and(eq(promise.clientId, client), eq(promise.orderId, order.id), isPlacing))
      .leftJoin(placeHold, hasTakenHold)
      .where(and(eq(order.clientId, client), inArray(order.state, [...takingStates])))
      .groupBy(order.id)
      .as('placed');
    const rows = await queries
      .select({ ...demanded, orderId: order.id, orderNumber: order.number, placedAt: placed.at })
      .from(orderDemand)
      .innerJoin(order, and(eq(order.clientId, client), eq(order.id, orderDemand.orderId)))
      .leftJoin(placed, eq(placed.id, order.id))
      .leftJoin(linePart, ofPart)
      .leftJoin(batchItem, inBatch)
      .leftJoin(batch, and(eq(batch.clientId, client), eq(batch.id, batchItem.batchId)))
      .where(keys ? ofKeys(keys) : own)
      .groupBy(order.clientId, order.id, placed.at, orderDemand.key, orderDemand.stage, madeIn, batch.id, batch.state)
      .orderBy(
        ...[sql`${placed.at} nulls last`, asc(order.number), sql`${orderDemand.key} collate "C"`],
        ...[madeIn, orderDemand.stage, batch.state, batch.id],
      );
    return rows.map((row) => ({ ...row, placedAt: row.placedAt?.toISOString() ?? null }));
  };
  return {
    replace: async (orderId, rows) => {
      await queries.delete(orderDemand).where(isOf(orderId));
      const written = rows.map(({ range, ...row }) => ({ clientId: client, orderId, ...row, ...range }));
      if (written.length > 0) await queries.insert(orderDemand).values(written);
    },
    of: async (orderId) => {
      const rows = await queries
        .select()
        .from(orderDemand)
        .where(isOf(orderId))
        .orderBy(asc(orderDemand.lineId), sql`${orderDemand.key} collate "C"`);
      return rows.map(({ clientId: _, orderId: __, first, doors, ...row }) => ({ ...row, range: { first, doors } }));
    },
    made: async (keys) => {
      const rows = await queries
        .select({ key: orderDemand.key, made: orderDemand.made })
        .from(orderDemand)
        .where(and(keys ? ofKeys(keys) : own, isNotNull(orderDemand.made)))
        .orderBy(sql`${orderDemand.key} collate "C"`);
      return new Map(rows.flatMap(({ key, made }) => (made ? [[key, made]] : [])));
    },
    missing: async () => {
      const ofOrder = and(own, eq(orderDemand.orderId, order.id));
      const rowsOf = (which: SQL | undefined) =>
        queries.select({ key: orderDemand.key }).from(orderDemand).where(and(ofOrder, which));
      // What is made for doors was kept without how it is made.
      const unsaid = and(eq(orderDemand.stage, 'glazing'), isNull(orderDemand.made));
      const rows = await queries
        .select({ id: order.id })
        .from(order)
        .where(
          and(
            eq(order.clientId, client),
            inArray(order.state, [...takingStates]),
            or(notExists(rowsOf(undefined)), exists(rowsOf(unsaid))),
          ),
        );
      return rows.map(({ id }) => id);
    },
    sums: async (keys) =>
      keys?.length === 0
        ? []
        : queries
            .select(demanded)
            .from(orderDemand)
            .innerJoin(order, and(eq(order.clientId, client), eq(order.id, orderDemand.orderId)))
            .leftJoin(linePart, ofPart)
            .leftJoin(batchItem, inBatch)
            .leftJoin(batch, and(eq(batch.clientId, client), eq(batch.id, batchItem.batchId)))
            .where(keys ? ofKeys(keys) : own)
            .groupBy(orderDemand.key, orderDemand.stage, madeIn, batch.id, batch.state),
    inSequence: async (keys) => (keys?.length === 0 ? [] : inSequence(keys)),
  };
}

const madeIn: SQL<WeekLabel | null> = sql`coalesce(${linePart.week}, ${order.week}, ${order.promisedWeek})`;

/** All doors of a row take the same, so that a part of them takes its share exactly. */
const share = sql`
  case when ${linePart.id} is null then ${orderDemand.quantity}
  else ${orderDemand.quantity} / ${orderDemand.doors} * (
    least(${linePart.first} + ${linePart.doors}, ${orderDemand.first} + ${orderDemand.doors})
    - greatest(${linePart.first}, ${orderDemand.first}))
  end`;

const demanded = {
  key: orderDemand.key,
  stage: orderDemand.stage,
  week: madeIn,
  batch: batch.state,
  batchId: batch.id,
  quantity: sql<number>`sum(${share})`.mapWith(Number),
};
