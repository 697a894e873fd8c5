import type { HistoryStore, HistorySubject } from '@door/api/ports/history-store';
import type { HistoryEntry } from '@door/domain/history/history-entry';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { change } from '../tables/change.ts';

export function historyStore(queries: Queries, client: number): HistoryStore {
  const own = eq(change.clientId, client);
  const isAbout = ({ about, aboutId }: HistorySubject) => and(eq(change.about, about), eq(change.aboutId, aboutId));
  return {
    add: async (changes) => {
      for (const added of changes) {
        await queries.insert(change).values({
          clientId: client,
          ...added,
          at: new Date(added.at),
          line: sql`(select coalesce(max(line), 0) + 1 from ${change} where ${own} and ${isAbout(added)})`,
        });
      }
    },
    of: async (things, most) => {
      if (things.length === 0) return [];
      const rows = await queries
        .select()
        .from(change)
        .where(and(own, or(...things.map(isAbout))))
        .orderBy(desc(change.at), desc(change.about), desc(change.aboutId), desc(change.line))
        .limit(most);
      return rows.map(changeOf);
    },
  };
}

const changeOf = ({ clientId: _, line: __, at, ...row }: typeof change.$inferSelect): HistoryEntry => ({
  ...row,
  at: at.toISOString(),
});
