import type { SurveyPicture } from '@door/api/ports/blobs';
import type { ImageView } from '@door/api/visitor/image-store';
import { and, eq } from 'drizzle-orm';
import { asClient, type Database, outsideTransactions } from './database.ts';
import { client } from './settings/schema.ts';
import { doorImage, surveyPhoto } from './item/schema.ts';
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

/** Whether a survey shows that photo. Its URL names no supplier either: item id and photo id are random. */
export async function isSurveyPhoto(
  database: Database,
  { itemId, version }: Pick<SurveyPicture, 'itemId' | 'version'>,
): Promise<boolean> {
  for (const id of await allClientIds(database)) {
    const [row] = await asClient(database, id, (queries) =>
      queries
        .select({ id: surveyPhoto.id })
        .from(surveyPhoto)
        .where(and(eq(surveyPhoto.clientId, id), eq(surveyPhoto.itemId, itemId), eq(surveyPhoto.id, version))),
    );
    if (row) return true;
  }
  return false;
}

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
