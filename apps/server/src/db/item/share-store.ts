import type { ShareStore, SharedDesign } from '@door/api/visitor/share-store';
import { itemId } from '@door/domain/door/model/ids';
import { readShareDocument, shareDocument } from '@door/domain/stored/item/item-document';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { sharedDesign } from './schema.ts';

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
    findSame: async ({ itemId: id, ...content }) => {
      // jsonb equality ignores the order of keys.
      const isSame = and(own, eq(sharedDesign.itemId, id), eq(sharedDesign.state, shareDocument(content)));
      const [row] = await queries.select().from(sharedDesign).where(isSame).limit(1);
      return row && sharedOf(row);
    },
    save: async ({ id, itemId: from, madeAt, ...content }) => {
      const time = new Date(madeAt);
      await queries
        .insert(sharedDesign)
        .values({ clientId: client, id, itemId: from, state: shareDocument(content), madeAt: time })
        .onConflictDoUpdate({ target: [sharedDesign.clientId, sharedDesign.id], set: { madeAt: time } });
    },
  };
}

type ShareRow = typeof sharedDesign.$inferSelect;

const sharedOf = (row: ShareRow): SharedDesign => ({
  id: row.id,
  itemId: itemId(row.itemId),
  ...readShareDocument(row.state),
  madeAt: row.madeAt.toISOString(),
});
