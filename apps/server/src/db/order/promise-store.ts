import type { PromiseStore, StoredPromise } from '@door/api/promise/promise-store';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { promise, promiseFacts } from './schema.ts';

export function promiseStore(queries: Queries, client: number): PromiseStore {
  const ownFacts = eq(promiseFacts.clientId, client);
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
  };
}

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
  factsHash: row.factsHash,
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
});
