import type { ImageSide } from '@door/api/ports/shop';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { BlobName } from '@door/api/ports/blobs';
import { asClient, type Database, outsideTransactions } from '../database.ts';
import { client } from '../tables/client.ts';
import { doorImage } from '../tables/door-image.ts';
import { item } from '../tables/item.ts';

async function allClients(database: Database): Promise<readonly number[]> {
  const rows = await outsideTransactions(database)
    .select({ id: client.clientId })
    .from(client)
    .orderBy(client.clientId);
  return rows.map(({ id }) => id);
}

/** The recorded version of a picture whose address names no supplier: knowing the random id is the right to see it. */
export async function recordedVersion(
  database: Database,
  picture: { readonly itemId: string; readonly side: ImageSide },
): Promise<string | undefined> {
  for (const id of await allClients(database)) {
    const [row] = await asClient(database, id, (queries) =>
      queries
        .select({ version: doorImage.version })
        .from(doorImage)
        .where(and(eq(doorImage.clientId, id), eq(doorImage.itemId, picture.itemId), eq(doorImage.side, picture.side))),
    );
    if (row) return row.version;
  }
  return undefined;
}

/** Deletes what visitors began and never sent; answers the pictures that nothing shows any more. */
export async function forgetAbandonedItems(database: Database, before: Date): Promise<readonly BlobName[]> {
  const pictures: BlobName[] = [];
  for (const id of await allClients(database)) {
    const ofClient = await asClient(database, id, async (queries) => {
      const abandoned = and(
        eq(item.clientId, id),
        eq(item.madeBy, 'public'),
        isNull(item.submittedAt),
        lt(item.lastUpdated, before),
      );
      const images = await queries
        .select({ itemId: doorImage.itemId, side: doorImage.side, version: doorImage.version })
        .from(doorImage)
        .innerJoin(item, and(eq(item.clientId, doorImage.clientId), eq(item.id, doorImage.itemId)))
        .where(abandoned);
      await queries.delete(item).where(abandoned);
      return images;
    });
    pictures.push(...ofClient.map((image) => ({ container: 'framecontainers', ...image }) as const));
  }
  return pictures;
}
