import type { FamilyPage, FamilyStore } from '@door/api/ports/family-store';
import { and, asc, eq, notInArray, or } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { familyDoor } from '../tables/family-door.ts';
import { familyHeart } from '../tables/family-heart.ts';
import { familyPage } from '../tables/family-page.ts';

export function familyStore(queries: Queries, client: number): FamilyStore {
  const isPage = (id: string) => and(eq(familyPage.clientId, client), eq(familyPage.id, id));
  const isDoorOf = (id: string) => and(eq(familyDoor.clientId, client), eq(familyDoor.pageId, id));
  const isHeartOf = (id: string) => and(eq(familyHeart.clientId, client), eq(familyHeart.pageId, id));
  const withDoors = async (row: typeof familyPage.$inferSelect | undefined): Promise<FamilyPage | undefined> => {
    if (!row) return undefined;
    const doors = await queries
      .select({ id: familyDoor.id, shareId: familyDoor.shareId })
      .from(familyDoor)
      .where(isDoorOf(row.id))
      .orderBy(asc(familyDoor.position));
    return { id: row.id, tokenHash: row.tokenHash, doors, changedAt: row.changedAt.toISOString() };
  };
  return {
    load: async (id) => {
      const [row] = await queries.select().from(familyPage).where(isPage(id)).for('update');
      return withDoors(row);
    },
    find: async (hash) => {
      const isOfToken = and(eq(familyPage.clientId, client), eq(familyPage.tokenHash, hash));
      const [row] = await queries.select().from(familyPage).where(isOfToken);
      return withDoors(row);
    },
    save: async ({ id, tokenHash, doors, changedAt }) => {
      const time = new Date(changedAt);
      await queries
        .insert(familyPage)
        .values({ clientId: client, id, tokenHash, changedAt: time })
        .onConflictDoUpdate({ target: [familyPage.clientId, familyPage.id], set: { changedAt: time } });
      const isKept = doors.map((door) => and(eq(familyDoor.id, door.id), eq(familyDoor.shareId, door.shareId)));
      const kept = await queries
        .select({ id: familyDoor.id })
        .from(familyDoor)
        .where(and(isDoorOf(id), or(...isKept)));
      const keptIds = kept.map((door) => door.id);
      await queries
        .delete(familyDoor)
        .where(and(isDoorOf(id), keptIds.length === 0 ? undefined : notInArray(familyDoor.id, keptIds)));
      for (const [position, door] of doors.entries())
        await queries
          .insert(familyDoor)
          .values({ clientId: client, pageId: id, ...door, position })
          .onConflictDoUpdate({
            target: [familyDoor.clientId, familyDoor.pageId, familyDoor.id],
            set: { position },
          });
    },
    hearts: (id) =>
      queries
        .select({ doorId: familyHeart.doorId, device: familyHeart.device })
        .from(familyHeart)
        .where(isHeartOf(id))
        .orderBy(asc(familyHeart.doorId), asc(familyHeart.device)),
    addHeart: async (id, heart) => {
      await queries
        .insert(familyHeart)
        .values({ clientId: client, pageId: id, ...heart })
        .onConflictDoNothing();
    },
    removeHeart: async (id, { doorId, device }) => {
      await queries
        .delete(familyHeart)
        .where(and(isHeartOf(id), eq(familyHeart.doorId, doorId), eq(familyHeart.device, device)));
    },
    remove: async (id) => {
      await queries.delete(familyPage).where(isPage(id));
    },
  };
}
