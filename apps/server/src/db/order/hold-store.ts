import type { HoldStore, StoredHold } from '@door/api/promise/hold-store';
import { and, asc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { quote } from '../quote/schema.ts';
import { placeHold } from './schema.ts';

export function holdStore(queries: Queries, client: number): HoldStore {
  const own = eq(placeHold.clientId, client);
  const select = () =>
    queries
      .select({ ...getTableColumns(placeHold), quoteNumber: quote.number })
      .from(placeHold)
      .innerJoin(quote, and(eq(quote.clientId, client), eq(quote.id, placeHold.quoteId)));
  return {
    find: async (id) => {
      const [row] = await select().where(and(own, eq(placeHold.id, id)));
      return row && storedOf(row);
    },
    add: async ({ until, madeAt, ...made }) => {
      const before = sql<number>`(select count(*) from ${placeHold} where ${own} and ${eq(placeHold.quoteId, made.quoteId)})`;
      const number = sql<number>`${before} + 1`;
      await queries
        .insert(placeHold)
        .values({ clientId: client, ...made, number, lastDay: until, madeAt: new Date(madeAt) });
    },
    living: async (day) => {
      const rows = await select()
        .where(and(own, isNull(placeHold.endedAt), gte(placeHold.lastDay, day)))
        .orderBy(asc(placeHold.madeAt), asc(placeHold.id));
      return rows.map(storedOf);
    },
    end: async (id, { at, by, takenBy }) => {
      await queries
        .update(placeHold)
        .set({
          endedAt: new Date(at),
          endedBy: by,
          orderId: takenBy?.orderId ?? null,
          promiseNumber: takenBy?.number ?? null,
        })
        .where(and(own, eq(placeHold.id, id), isNull(placeHold.endedAt)));
    },
  };
}

const storedOf = (row: typeof placeHold.$inferSelect & { readonly quoteNumber: number }): StoredHold => ({
  id: row.id,
  quoteId: row.quoteId,
  quoteNumber: row.quoteNumber,
  week: row.date.week,
  points: row.points,
  until: row.lastDay,
  notBefore: row.notBefore,
  date: row.date,
  demand: row.demand,
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
