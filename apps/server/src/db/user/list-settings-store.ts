import type { ListSettingsStore } from '@door/api/user/list-settings-store';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { columnChoice, savedView } from './schema.ts';

export function listSettingsStore(queries: Queries, client: number): ListSettingsStore {
  const ownViews = (userId: string) => and(eq(savedView.clientId, client), eq(savedView.accountId, userId));
  return {
    views: (userId, list) =>
      queries
        .select({ id: savedView.id, list: savedView.list, name: savedView.name, params: savedView.params })
        .from(savedView)
        .where(and(ownViews(userId), eq(savedView.list, list)))
        .orderBy(asc(savedView.name), asc(savedView.id)),
    saveView: async (accountId, { id, list, name, params }) => {
      await queries
        .insert(savedView)
        .values({ clientId: client, accountId, id, list, name, params })
        .onConflictDoUpdate({
          target: [savedView.clientId, savedView.accountId, savedView.id],
          set: { list, name, params },
        });
    },
    removeView: async (userId, id) => {
      await queries.delete(savedView).where(and(ownViews(userId), eq(savedView.id, id)));
    },
    columns: async (userId, list) => {
      const [chosen] = await queries
        .select({ columns: columnChoice.columns })
        .from(columnChoice)
        .where(and(eq(columnChoice.clientId, client), eq(columnChoice.accountId, userId), eq(columnChoice.list, list)));
      return chosen?.columns ?? null;
    },
    saveColumns: async (accountId, list, columns) => {
      await queries
        .insert(columnChoice)
        .values({ clientId: client, accountId, list, columns })
        .onConflictDoUpdate({
          target: [columnChoice.clientId, columnChoice.accountId, columnChoice.list],
          set: { columns },
        });
    },
  };
}
