import type { ImageStore } from '@door/api/visitor/image-store';
import { itemId } from '@door/domain/door/model/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { doorImage } from './schema.ts';

export function imageStore(queries: Queries, client: number): ImageStore {
  return {
    of: async (id) => {
      const rows = await queries
        .select()
        .from(doorImage)
        .where(and(eq(doorImage.clientId, client), eq(doorImage.itemId, id)))
        .orderBy(asc(doorImage.side));
      return rows.map(({ clientId: _, ...row }) => ({
        ...row,
        itemId: itemId(row.itemId),
        updatedAt: row.updatedAt.toISOString(),
      }));
    },
    save: async ({ itemId: id, side, version, updatedAt }) => {
      const shown = { version, updatedAt: new Date(updatedAt) };
      await queries
        .insert(doorImage)
        .values({ clientId: client, itemId: id, side, ...shown })
        .onConflictDoUpdate({ target: [doorImage.clientId, doorImage.itemId, doorImage.side], set: shown });
    },
    remove: async ({ itemId: id, side }) => {
      const isIt = and(eq(doorImage.clientId, client), eq(doorImage.itemId, id), eq(doorImage.side, side));
      await queries.delete(doorImage).where(isIt);
    },
  };
}
