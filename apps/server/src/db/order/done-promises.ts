import type { OpenPromise, PromiseOfDone } from '@door/api/promise/promise-store';
import { and, asc, between, desc, eq, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { order, promise, promiseRisk } from './schema.ts';

/** All that was promised of the orders that were done on these days, both counted: by number of the order, oldest first. */
export async function donePromises(
  queries: Queries,
  client: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly PromiseOfDone[]> {
  const last = lastPromises(queries, client);
  const done = doneOn(last.what);
  const rows = await queries
    .select({ ...head, done })
    .from(last)
    .innerJoin(order, and(eq(order.clientId, client), eq(order.id, last.orderId)))
    .innerJoin(promise, and(eq(promise.clientId, client), eq(promise.orderId, order.id)))
    .where(and(between(done, from, to), ne(order.state, 'Cancelled')))
    .orderBy(asc(order.number), asc(promise.number));
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

/** The last promise of each order that has one and is not done, by number of the order. */
export async function openPromises(queries: Queries, client: number): Promise<readonly OpenPromise[]> {
  const last = lastPromises(queries, client);
  const rows = await queries
    .select({ ...head, risk })
    .from(last)
    .innerJoin(order, and(eq(order.clientId, client), eq(order.id, last.orderId)))
    .innerJoin(
      promise,
      and(eq(promise.clientId, client), eq(promise.orderId, order.id), eq(promise.number, last.number)),
    )
    .leftJoin(promiseRisk, and(eq(promiseRisk.clientId, client), eq(promiseRisk.orderId, order.id)))
    // What is reopened, on hold or cancelled has no week that it was promised.
    .where(and(isNotNull(order.promisedWeek), ne(order.state, 'Cancelled'), isNull(doneOn(last.what))))
    .orderBy(asc(order.number));
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

const head = {
  orderId: order.id,
  orderNumber: order.number,
  seller: order.createdBy,
  day: promise.finishedOn,
  grain: promise.grain,
  week: promise.week,
  cause: promise.cause,
  lateVendor: promise.lateVendor,
  madeAt: promise.madeAt,
};

const risk = {
  cause: promiseRisk.cause,
  forecast: promiseRisk.forecast,
  anew: promiseRisk.anew,
};

/** Of each order what it is promised last. */
const lastPromises = (queries: Queries, client: number) =>
  queries
    .selectDistinctOn([promise.orderId], { orderId: promise.orderId, number: promise.number, what: promise.what })
    .from(promise)
    .where(eq(promise.clientId, client))
    .orderBy(asc(promise.orderId), desc(promise.number))
    .as('last');

/** ISO day on which an order was done. */
const doneOn = (what: SQLWrapper) => sql<string>`
  case ${what} when 'fitted' then ${order.installedOn} when 'delivered' then ${order.deliveredOn}
  else ${order.dispatchedOn} end`;
