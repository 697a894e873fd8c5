import type { Photo } from '@door/api/ports/blobs';
import type { ImageView } from '@door/api/visitor/image-store';
import { and, eq } from 'drizzle-orm';
import { visitEventStore } from './diary/visit-event-store.ts';
import { asClient, type Database, outsideTransactions } from './database.ts';
import { client } from './settings/schema.ts';
import { claimStore } from './bills/claim-store.ts';
import { threadStore } from './customer-page/thread-store.ts';
import { doorImage } from './item/schema.ts';
import { surveyStore } from './item/survey-store.ts';
import { logo } from './document/schema.ts';

export async function allClientIds(database: Database): Promise<readonly number[]> {
  const rows = await outsideTransactions(database)
    .select({ id: client.clientId })
    .from(client)
    .orderBy(client.clientId);
  return rows.map(({ id }) => id);
}

/** The current version of a picture. Its URL names no supplier: whoever knows the random item id may see it. */
export async function currentPictureVersion(
  database: Database,
  picture: { readonly itemId: string; readonly side: ImageView },
): Promise<string | undefined> {
  for (const id of await allClientIds(database)) {
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

/** Whether a survey, a claim, a message or a visit shows that photo. Its URL names no supplier either: the id of what it is of and its own are random. */
export async function isShownPhoto(database: Database, { container, of, version }: Photo): Promise<boolean> {
  for (const id of await allClientIds(database)) {
    const isShown = await asClient(database, id, async (queries) => {
      const photos = await photosOf[container](queries, id).photos([of]);
      return photos.some((photo) => photo.id === version);
    });
    if (isShown) return true;
  }
  return false;
}

/** Where the photos of each container are named. */
const photosOf = {
  surveyphotos: surveyStore,
  claimphotos: claimStore,
  salephotos: threadStore,
  visitphotos: visitEventStore,
} as const;

/** A logo by the address that a supplier's settings gave it; visitors see it. undefined: that supplier never had it. */
export async function logoOf(
  database: Database,
  id: number,
  hash: string,
): Promise<{ readonly contentType: string; readonly bytes: Buffer } | undefined> {
  const [row] = await asClient(database, id, (queries) =>
    queries
      .select({ contentType: logo.contentType, bytes: logo.bytes })
      .from(logo)
      .where(and(eq(logo.clientId, id), eq(logo.hash, hash))),
  );
  return row && { contentType: row.contentType, bytes: Buffer.from(row.bytes, 'base64') };
}
