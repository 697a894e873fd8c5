import type { FeedStore, StoredFeed } from '@door/api/diary/feed-store';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { calendarFeed } from './schema.ts';

export function feedStore(queries: Queries, client: number): FeedStore {
  const own = eq(calendarFeed.clientId, client);
  const found = async (isWanted?: SQL) => {
    const rows = await queries
      .select()
      .from(calendarFeed)
      .where(and(own, isWanted))
      .orderBy(asc(calendarFeed.madeAt), asc(calendarFeed.id));
    return rows.map(feedOf);
  };
  return {
    all: () => found(),
    load: async (id) => (await found(eq(calendarFeed.id, id)))[0],
    living: async (tokenHash) =>
      (await found(and(eq(calendarFeed.tokenHash, tokenHash), isNull(calendarFeed.revokedAt))))[0],
    add: async ({ madeAt, revokedAt, ...feed }) => {
      const times = { madeAt: new Date(madeAt), revokedAt: revokedAt === null ? null : new Date(revokedAt) };
      await queries
        .insert(calendarFeed)
        .values({ ...feed, ...times, clientId: client })
        .onConflictDoNothing();
    },
    revoke: async (id, at) => {
      await queries
        .update(calendarFeed)
        .set({ revokedAt: new Date(at) })
        .where(and(own, eq(calendarFeed.id, id), isNull(calendarFeed.revokedAt)));
    },
  };
}

const feedOf = ({ clientId: _, madeAt, revokedAt, ...feed }: typeof calendarFeed.$inferSelect): StoredFeed => ({
  ...feed,
  madeAt: madeAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});
