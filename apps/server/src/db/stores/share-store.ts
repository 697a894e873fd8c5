import type { ShareStore, SharedDesign } from '@door/api/ports/share-store';
import { itemId } from '@door/domain/model/ids';
import { migrateStoredItem } from '@door/domain/configure/migrate-stored-item';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { sharedDesign } from '../tables/shared-design.ts';

export function shareStore(queries: Queries, client: number): ShareStore {
  const own = eq(sharedDesign.clientId, client);
  return {
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(sharedDesign)
        .where(and(own, eq(sharedDesign.id, id)));
      return row && sharedOf(row);
    },
    findSame: async ({ itemId: id, design }) => {
      // jsonb equality ignores the order of keys.
      const isSame = and(own, eq(sharedDesign.itemId, id), eq(sharedDesign.state, design));
      const [row] = await queries.select().from(sharedDesign).where(isSame).limit(1);
      return row && sharedOf(row);
    },
    save: async ({ id, itemId: from, design, madeAt }) => {
      const time = new Date(madeAt);
      await queries
        .insert(sharedDesign)
        .values({ clientId: client, id, itemId: from, state: design, madeAt: time })
        .onConflictDoUpdate({ target: [sharedDesign.clientId, sharedDesign.id], set: { madeAt: time } });
    },
  };
}

type ShareRow = typeof sharedDesign.$inferSelect;

const sharedOf = (row: ShareRow): SharedDesign => ({
  id: row.id,
  itemId: itemId(row.itemId),
  design: migrateStoredItem(row.state),
  madeAt: row.madeAt.toISOString(),
});
