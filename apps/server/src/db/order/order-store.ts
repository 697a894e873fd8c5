import type { OrderFilter, OrderStore, StoredOrder } from '@door/api/order/order-store';
import { itemId } from '@door/domain/door/model/ids';
import { type OrderSort, orderSorts } from '@door/domain/lib/search/list-sorts';
import { orderStates } from '@door/domain/selling/order/order-states';
import { type DraftWait, unmadeStates } from '@door/domain/selling/order/waiting-orders';
import { money } from '@door/domain/selling/pricing/money';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { fault, faultEvent } from '../customer-page/thread-schema.ts';
import { weekLoads } from '../batch/week-loads.ts';
import type { Queries } from '../database.ts';
import { item } from '../item/schema.ts';
import { keyset, rankKey, textKey } from '../keyset.ts';
import { lockName } from '../lock-name.ts';
import { matchesSaleSearch } from '../sale-search.ts';
import { chargeRowsOf, lineRowsOf, orderRowOf, storedOrderOf } from './order-rows.ts';
import { partsOfOrders, readOrders } from './read-orders.ts';
import { order, orderBill, orderCharge, orderLine } from './schema.ts';

/** The orders that a filter lets through, by the rules of `latenessOf` and `waitsFor`. */
const fitsOrder = (queries: Queries, client: number, filter: OrderFilter): SQL | undefined =>
  and(
    filter.state === null ? undefined : eq(order.state, filter.state),
    filter.createdBy === null ? undefined : eq(order.createdBy, filter.createdBy),
    filter.customer === null ? undefined : eq(order.customerId, filter.customer),
    filter.week === null ? undefined : eq(order.week, filter.week),
    filter.lateIn === null ? undefined : isLate(filter.lateIn),
    filter.waitsFor === null ? undefined : isWaiting(queries, client, filter.waitsFor),
  );

const isLate = (thisWeek: string) =>
  and(
    inArray(order.state, [...unmadeStates]),
    or(lt(sql`coalesce(${order.week}, ${order.promisedWeek})`, thisWeek), gt(order.week, order.promisedWeek)),
  );

function isWaiting(queries: Queries, client: number, what: DraftWait): SQL | undefined {
  const unmeasured = exists(
    queries
      .select({ id: orderLine.id })
      .from(orderLine)
      .innerJoin(item, and(eq(item.clientId, client), eq(item.id, orderLine.itemId)))
      .where(and(eq(orderLine.clientId, client), eq(orderLine.orderId, order.id), isNull(item.measuredAt))),
  );
  return and(eq(order.state, 'Draft'), what === 'measurements' ? unmeasured : not(unmeasured));
}

export function orderStore(queries: Queries, client: number): OrderStore {
  const own = eq(order.clientId, client);
  const isOrder = (id: string) => and(own, eq(order.id, id));

  const partsOf = (ids: readonly string[]) => partsOfOrders(queries, client, ids);
  const addParts = async (stored: StoredOrder): Promise<void> => {
    const { lines, charges } = { lines: lineRowsOf(stored, client), charges: chargeRowsOf(stored, client) };
    if (lines.length > 0) await queries.insert(orderLine).values([...lines]);
    if (charges.length > 0) await queries.insert(orderCharge).values([...charges]);
  };
  const allLocked = async (which: SQL): Promise<readonly StoredOrder[]> => {
    const rows = await queries.select().from(order).where(and(own, which)).orderBy(asc(order.id)).for('update');
    const parts = rows.length === 0 ? null : await partsOf(rows.map(({ id }) => id));
    return parts ? rows.map((row) => storedOrderOf(row, parts)) : [];
  };
  const locked = async (which: SQL): Promise<StoredOrder | undefined> => (await allLocked(which))[0];

  return {
    load: (id) => locked(eq(order.id, id)),
    loadAll: async (ids) => (ids.length === 0 ? [] : allLocked(inArray(order.id, [...ids]))),
    claim: async (id) => {
      await lockName(queries, client, `order ${id}`);
      return locked(eq(order.id, id));
    },
    find: async (ids) => (ids.length === 0 ? [] : readOrders(queries, client, inArray(order.id, [...ids]))),
    ofQuote: (quoteId) => locked(eq(order.quoteId, quoteId)),
    namedOfQuote: async (quoteId) => {
      const [row] = await queries
        .select({ id: order.id, number: order.number })
        .from(order)
        .where(and(own, eq(order.quoteId, quoteId)));
      return row;
    },
    toTell: async (since) => {
      // Whose fault was solved lately is asked what they think, however long that took.
      const hadFault = exists(
        queries
          .select({ id: fault.id })
          .from(fault)
          .innerJoin(faultEvent, and(eq(faultEvent.clientId, client), eq(faultEvent.faultId, fault.id)))
          .where(and(eq(fault.clientId, client), eq(fault.orderId, order.id), gte(faultEvent.at, new Date(since)))),
      );
      const isLate = or(gte(order.installedOn, since), gte(order.deliveredOn, since), hadFault);
      const rows = await queries
        .select({ id: order.id })
        .from(order)
        .where(and(own, ne(order.state, 'Cancelled'), or(ne(order.state, 'Closed'), isLate)))
        .orderBy(asc(order.number));
      return rows.map(({ id }) => id);
    },
    installedBetween: async ({ from, to }) => {
      const rows = await queries
        .select({ id: order.id })
        .from(order)
        .where(and(own, gte(order.installedOn, from), lte(order.installedOn, to), ne(order.state, 'Cancelled')))
        .orderBy(asc(order.number));
      return rows.map(({ id }) => id);
    },
    ofItem: async (itemId) => {
      const [row] = await queries
        .select({ order })
        .from(orderLine)
        .innerJoin(order, and(own, eq(order.id, orderLine.orderId)))
        .where(and(eq(orderLine.clientId, client), eq(orderLine.itemId, itemId)))
        .limit(1);
      return row && storedOrderOf(row.order, await partsOf([row.order.id]));
    },
    holding: async (itemIds) => {
      if (itemIds.length === 0) return [];
      const rows = await queries
        .select({
          item: orderLine.itemId,
          id: order.id,
          number: order.number,
          state: order.state,
          heldFrom: order.heldFrom,
        })
        .from(orderLine)
        .innerJoin(order, and(own, eq(order.id, orderLine.orderId)))
        .where(and(eq(orderLine.clientId, client), inArray(orderLine.itemId, [...itemIds])));
      return rows.map(({ item, ...row }) => ({ ...row, itemId: itemId(item) }));
    },
    ofCustomer: async (customerId) =>
      (await readOrders(queries, client, eq(order.customerId, customerId))).toReversed(),
    remakesOf: (orderId) => readOrders(queries, client, eq(order.remakeOf, orderId)),
    create: async (stored) => {
      const rows = await queries
        .insert(order)
        .values(orderRowOf(stored, client))
        .onConflictDoNothing()
        .returning({ id: order.id });
      if (rows.length === 0) return false;
      await addParts(stored);
      return true;
    },
    save: async (stored) => {
      await queries.update(order).set(orderRowOf(stored, client)).where(isOrder(stored.id));
      await queries.delete(orderLine).where(and(eq(orderLine.clientId, client), eq(orderLine.orderId, stored.id)));
      await queries
        .delete(orderCharge)
        .where(and(eq(orderCharge.clientId, client), eq(orderCharge.orderId, stored.id)));
      await addParts(stored);
    },
    moveToCustomer: async ({ from, to }) => {
      await queries
        .update(order)
        .set({ customerId: to })
        .where(and(own, eq(order.customerId, from)));
    },
    loads: () => weekLoads(queries, client),
    tally: async () => {
      const { state, week, currency } = order;
      const minor = sql<number>`sum((${order.agreed} -> 'total' ->> 'minor')::bigint)`.mapWith(Number);
      const rows = await queries
        .select({ state, week, currency, orders: sql<number>`count(*)::int`, minor })
        .from(order)
        .where(own)
        .groupBy(state, week, currency);
      return rows.map(({ minor, currency: of, ...row }) => ({ ...row, total: money(minor, of) }));
    },
    list: async ({ filter, search, sort, limit, after }) => {
      const { key, isAfter, order: sorted } = keyset({ sorts: orderSorts, keys, id: order.id, sort, after });
      const rows = await queries
        .select({ order, key })
        .from(order)
        .where(
          and(
            own,
            fitsOrder(queries, client, filter),
            matchesSaleSearch(queries, client, { kind: 'order', search }),
            isAfter,
          ),
        )
        .orderBy(...sorted)
        .limit(limit);
      const parts = await partsOf(rows.map((row) => row.order.id));
      return rows.map((row) => ({ stored: storedOrderOf(row.order, parts), key: row.key }));
    },
    count: (filter) => queries.$count(order, and(own, fitsOrder(queries, client, filter))),
    ...frozenBomStore(queries, client),
  };
}

const keys: Readonly<Record<OrderSort, SQL>> = {
  changed: sql`${order.lastUpdated}`,
  number: sql`${order.number}`,
  state: rankKey(order.state, orderStates),
  week: textKey(order.week),
};

/** What the lines of orders are made of, as it was when they became ready for production. */
function frozenBomStore(queries: Queries, client: number): Pick<OrderStore, 'freezeBoms' | 'frozenBoms'> {
  return {
    freezeBoms: async (orderId, bills) => {
      if (bills.length === 0) return;
      const rows = bills.map((bill) => ({ clientId: client, orderId, lineId: bill.lineId, bill }));
      await queries.insert(orderBill).values(rows).onConflictDoNothing();
    },
    frozenBoms: async (orderId) => {
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
      return rows.map(({ bill }) => readFrozen('bill of an order', bill));
    },
  };
}
