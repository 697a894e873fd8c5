import type { WeekLoad } from '@door/api/order/order-store';
import { compareText } from '@door/domain/lib/compare-text';
import { madeStates } from '@door/domain/selling/order/order-states';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { linePart } from './schema.ts';
import { order, promiseRisk } from '../order/schema.ts';

const isMade = inArray(order.state, [...madeStates]);

/**
 * What is planned in each week: orders in theirs, but the parts of divided lines in their own. Those whose date is at risk hold their
 * points in the week of their forecast as well, until somebody has told their customers.
 */
export async function weekLoads(queries: Queries, client: number): Promise<readonly WeekLoad[]> {
  const own = and(eq(order.clientId, client), ne(order.state, 'Cancelled'));
  const week = sql<string>`coalesce(${order.week}, ${order.promisedWeek})`;
  const loads = await queries
    .select({
      week,
      points: sql<number>`coalesce(sum(${order.points}), 0)::int`,
      made: sql<number>`coalesce(sum(${order.points}) filter (where ${isMade}), 0)::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(order)
    .where(and(own, isNotNull(week)))
    .groupBy(week);
  const elsewhere = await queries
    .select({ from: week, to: linePart.week, points: linePart.points, isMade: sql<boolean>`${isMade}` })
    .from(linePart)
    .innerJoin(order, and(own, eq(order.id, linePart.orderId)))
    .where(and(eq(linePart.clientId, client), isNotNull(week), ne(linePart.week, week)));
  const atRisk = await queries
    .select({ to: sql<string>`${promiseRisk.week}`, points: sql<number>`sum(${promiseRisk.points})::int` })
    .from(promiseRisk)
    .innerJoin(order, and(own, eq(order.id, promiseRisk.orderId), ne(week, promiseRisk.week)))
    .where(and(eq(promiseRisk.clientId, client), isNotNull(promiseRisk.week)))
    .groupBy(promiseRisk.week);
  const byWeek = new Map(loads.map((load) => [load.week, { ...load, held: 0 }]));
  const add = (label: string, points: number, of: 'made' | 'held' | 'planned') => {
    const before = byWeek.get(label) ?? { week: label, points: 0, made: 0, held: 0, orders: 0 };
    byWeek.set(label, {
      ...before,
      points: before.points + points,
      ...(of === 'planned' ? {} : { [of]: before[of] + points }),
    });
  };
  for (const { from, to, points, isMade: whole } of elsewhere) {
    add(from, -points, whole ? 'made' : 'planned');
    add(to, points, whole ? 'made' : 'planned');
  }
  for (const { to, points } of atRisk) add(to, points, 'held');
  return [...byWeek.values()].toSorted((one, other) => compareText(one.week, other.week));
}
