import type {
  LivingPromise,
  PromiseStore,
  StoredGift,
  StoredPromise,
  StoredRisk,
} from '@door/api/promise/promise-store';
import { takingStates } from '@door/domain/selling/order/order-states';
import { placingCauses } from '@door/domain/making/promise/promise';
import { and, asc, eq, getTableColumns, inArray, isNotNull, max, min, or, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { linePart } from '../batch/schema.ts';
import type { Queries } from '../database.ts';
import { donePromises, openPromises } from './done-promises.ts';
import { order, pegOverride, placeHold, promise, promiseFacts, promiseRisk } from './schema.ts';

export function promiseStore(queries: Queries, client: number): PromiseStore {
  const ownFacts = eq(promiseFacts.clientId, client);
  const ownRisk = eq(promiseRisk.clientId, client);
  return {
    factsRevision: async () => {
      const [row] = await queries.select({ revision: promiseFacts.revision }).from(promiseFacts).where(ownFacts);
      return row?.revision ?? 0;
    },
    raiseFactsRevision: async () => {
      await queries
        .insert(promiseFacts)
        .values({ clientId: client, revision: 1 })
        .onConflictDoUpdate({
          target: promiseFacts.clientId,
          set: { revision: sql`${promiseFacts.revision} + 1` },
        });
    },
    check: async () => {
      const [row] = await queries.select().from(promiseFacts).where(ownFacts);
      const [first] = await queries
        .select({ tellBy: min(promiseRisk.tellBy) })
        .from(promiseRisk)
        .where(and(ownRisk, isNotNull(promiseRisk.forecast)));
      const { revision, checkedRevision, checkedOn } = row ?? { revision: 0, checkedRevision: 0, checkedOn: null };
      return { revision, checkedRevision, checkedOn, tellBy: first?.tellBy?.toISOString() ?? null };
    },
    saveCheck: async ({ revision, day }) => {
      const checked = { checkedRevision: revision, checkedOn: day };
      await queries
        .insert(promiseFacts)
        .values({ clientId: client, ...checked })
        .onConflictDoUpdate({ target: promiseFacts.clientId, set: checked });
    },
    add: async ({ date, madeAt, ...made }) => {
      await queries.insert(promise).values({
        clientId: client,
        ...made,
        ...date,
        finishedOn: date.day,
        madeOn: date.made,
        sentOn: date.sent,
        madeAt: new Date(madeAt),
      });
    },
    of: async (orderId) => {
      const rows = await queries
        .select()
        .from(promise)
        .where(and(eq(promise.clientId, client), eq(promise.orderId, orderId)))
        .orderBy(asc(promise.number));
      return rows.map(storedOf);
    },
    ofDone: (days) => donePromises(queries, client, days),
    open: () => openPromises(queries, client),
    living: () => livingPromises(queries, client),
    give: async ({ from, to, madeAt, ...gift }) => {
      const orders = { fromOrder: from, toOrder: to };
      await queries.insert(pegOverride).values({ clientId: client, ...gift, ...orders, madeAt: new Date(madeAt) });
    },
    gift: async (id) => {
      const [row] = await queries
        .select()
        .from(pegOverride)
        .where(and(eq(pegOverride.clientId, client), eq(pegOverride.id, id)));
      return row && giftOf(row);
    },
    given: async () => {
      const [giver, taker] = [alias(order, 'giver'), alias(order, 'taker')];
      const isMade = (
        each: typeof giver | typeof taker,
        id: typeof pegOverride.fromOrder | typeof pegOverride.toOrder,
      ) => and(eq(each.clientId, client), eq(each.id, id), inArray(each.state, [...takingStates]));
      return queries
        .select({
          key: pegOverride.key,
          from: pegOverride.fromOrder,
          to: pegOverride.toOrder,
          quantity: pegOverride.quantity,
        })
        .from(pegOverride)
        .innerJoin(giver, isMade(giver, pegOverride.fromOrder))
        .innerJoin(taker, isMade(taker, pegOverride.toOrder))
        .where(eq(pegOverride.clientId, client))
        .orderBy(asc(pegOverride.madeAt), asc(pegOverride.id));
    },
    risks: async (orderIds) => {
      if (orderIds?.length === 0) return [];
      const rows = await queries
        .select()
        .from(promiseRisk)
        .where(and(ownRisk, orderIds && inArray(promiseRisk.orderId, [...orderIds])))
        .orderBy(asc(promiseRisk.tellBy), asc(promiseRisk.orderId));
      return rows.map(
        ({ clientId: _, week: __, foundAt, tellBy, ...row }): StoredRisk => ({
          ...row,
          foundAt: foundAt.toISOString(),
          tellBy: tellBy?.toISOString() ?? null,
        }),
      );
    },
    saveRisk: async ({ orderId, foundAt, tellBy, ...risk }) => {
      const row = {
        ...risk,
        week: risk.forecast?.week ?? null,
        foundAt: new Date(foundAt),
        tellBy: tellBy === null ? null : new Date(tellBy),
      };
      await queries
        .insert(promiseRisk)
        .values({ clientId: client, orderId, ...row })
        .onConflictDoUpdate({ target: [promiseRisk.clientId, promiseRisk.orderId], set: row });
    },
    endRisk: async (orderId) => {
      await queries.delete(promiseRisk).where(and(ownRisk, eq(promiseRisk.orderId, orderId)));
    },
  };
}

/** A promise with which an order has its place in their sequence. */
export const isPlacing = or(isNull(promise.cause), inArray(promise.cause, [...placingCauses]));

/** A promise that has taken a place which was held stands where the hold stood. */
export const hasTakenHold = and(
  eq(placeHold.clientId, promise.clientId),
  eq(placeHold.orderId, promise.orderId),
  eq(placeHold.promiseNumber, promise.number),
);
export const placedAt = sql`coalesce(${placeHold.madeAt}, ${promise.madeAt})`;

async function livingPromises(queries: Queries, client: number): Promise<readonly LivingPromise[]> {
  const placed = sql<Date | null>`max(${placedAt}) filter (where ${isPlacing})`.mapWith(promise.madeAt).as('placed_at');
  const last = queries
    .select({ orderId: promise.orderId, number: max(promise.number).as('last_number'), placed })
    .from(promise)
    .leftJoin(placeHold, hasTakenHold)
    .where(eq(promise.clientId, client))
    .groupBy(promise.orderId)
    .as('last');
  const parts = queries
    .select({ orderId: linePart.orderId, week: max(linePart.week).as('last_week') })
    .from(linePart)
    .where(eq(linePart.clientId, client))
    .groupBy(linePart.orderId)
    .as('parts');
  const rows = await queries
    .select({
      stored: getTableColumns(promise),
      orderNumber: order.number,
      state: order.state,
      points: order.points,
      week: sql<string>`coalesce(${parts.week}, ${order.week}, ${order.promisedWeek})`,
      address: order.deliveryAddress,
      createdBy: order.createdBy,
      placedAt: last.placed,
    })
    .from(order)
    .innerJoin(last, eq(last.orderId, order.id))
    .innerJoin(
      promise,
      and(eq(promise.clientId, client), eq(promise.orderId, order.id), eq(promise.number, last.number)),
    )
    .leftJoin(parts, eq(parts.orderId, order.id))
    .where(and(eq(order.clientId, client), inArray(order.state, [...takingStates]), isNotNull(order.promisedWeek)))
    .orderBy(sql`${last.placed} nulls last`, asc(order.number));
  return rows.map(({ stored, points, placedAt: at, ...row }) => ({
    ...row,
    promise: storedOf(stored),
    points: points ?? 0,
    placedAt: at?.toISOString() ?? null,
  }));
}

const giftOf = ({
  clientId: _,
  fromOrder: from,
  toOrder: to,
  madeAt,
  ...gift
}: typeof pegOverride.$inferSelect): StoredGift => ({ ...gift, from, to, madeAt: madeAt.toISOString() });

const storedOf = (row: typeof promise.$inferSelect): StoredPromise => ({
  orderId: row.orderId,
  number: row.number,
  date: {
    what: row.what,
    day: row.finishedOn,
    grain: row.grain,
    week: row.week,
    made: row.madeOn,
    sent: row.sentOn,
    reasons: row.reasons,
    skipped: row.skipped,
  },
  cause: row.cause,
  lateVendor: row.lateVendor,
  note: row.note,
  factsHash: row.factsHash,
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
});
