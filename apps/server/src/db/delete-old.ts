import type { BlobName, DoorPicture } from '@door/api/ports/blobs';
import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { asClient, type Database, type Queries } from './database.ts';
import { change } from './history/schema.ts';
import { doorImage, item, sharedDesign, survey, surveyPhoto } from './item/schema.ts';
import { familyPage } from './family/schema.ts';
import { personZip } from './document/schema.ts';
import { task } from './task/schema.ts';
import { allClientIds } from './across-clients.ts';
import type { Enqueue } from './transactions.ts';

/** Before when the last use of each is long ago. */
interface LastUses {
  readonly items: Date;
  readonly shares: Date;
  readonly familyPages: Date;
}

/**
 * Deletes what visitors have left behind: items that were never sent, shared designs that nobody opens, and pages of families that
 * their makers have not changed since. The job that takes deleted rows out of the files of the embedded database is queued with it.
 * Returns the pictures of the items, which the caller removes from the blob store.
 */
export async function deleteLeftBehind(
  database: Database,
  enqueue: Enqueue,
  before: LastUses,
): Promise<readonly BlobName[]> {
  const pictures: BlobName[] = [];
  for (const id of await allClientIds(database)) {
    const ofClient = await asClient(database, id, async (queries) => {
      const abandoned = isAbandoned(queries, id, before.items);
      const images = await queries
        .select(pictureColumns)
        .from(doorImage)
        .innerJoin(item, and(eq(item.clientId, doorImage.clientId), eq(item.id, doorImage.itemId)))
        .where(abandoned);
      const deleted = [
        await queries.delete(item).where(abandoned).returning({ id: item.id }),
        await queries
          .delete(sharedDesign)
          .where(and(eq(sharedDesign.clientId, id), lt(sharedDesign.madeAt, before.shares)))
          .returning({ id: sharedDesign.id }),
        await queries
          .delete(familyPage)
          .where(and(eq(familyPage.clientId, id), lt(familyPage.changedAt, before.familyPages)))
          .returning({ id: familyPage.id }),
      ];
      if (deleted.flat().length > 0) await enqueue(queries, { kind: 'purge-deleted-rows', clientId: id });
      return images;
    });
    pictures.push(...ofClient.map(blobNameOf));
  }
  return pictures;
}

const isAbandoned = (queries: Queries, client: number, before: Date) =>
  and(
    eq(item.clientId, client),
    eq(item.madeBy, 'public'),
    isNull(item.submittedAt),
    lt(item.lastUpdated, before),
    // An item that the supplier's people work on is not abandoned.
    notExists(queries.select().from(survey).where(isOf(survey))),
    notExists(queries.select().from(surveyPhoto).where(isOf(surveyPhoto))),
    notExists(queries.select().from(task).where(isOf(task))),
    notExists(queries.select().from(change).where(isAboutItem)),
  );

const isOf = (about: typeof survey | typeof surveyPhoto | typeof task) =>
  and(eq(about.clientId, item.clientId), eq(about.itemId, item.id));

/** Only changes by the supplier's people are in the history. */
const isAboutItem = and(eq(change.clientId, item.clientId), eq(change.about, 'item'), eq(change.aboutId, item.id));

/** Zips of persons' data that were asked for before that time, with their files. */
export async function deleteOldZips(
  database: Database,
  before: Date,
  remove: (blob: string) => Promise<void>,
): Promise<void> {
  for (const id of await allClientIds(database)) {
    await asClient(database, id, async (queries) => {
      const isOld = and(eq(personZip.clientId, id), lt(personZip.askedAt, before.toISOString()));
      const old = await queries.delete(personZip).where(isOld).returning({ blob: personZip.blob });
      // Before the rows are gone for good: a file that could not be removed is found again in an hour.
      for (const { blob } of old) await remove(blob);
    });
  }
}

/**
 * Removes those of the pictures that their items do not show. Pictures of unknown items are left alone: several databases
 * may share one blob store.
 */
export async function removeUnusedPictures(
  database: Database,
  pictures: readonly BlobName[],
  remove: (picture: BlobName) => Promise<void>,
): Promise<void> {
  for (const id of await allClientIds(database)) {
    await asClient(database, id, async (queries) => {
      for (const picture of await unusedPictures(queries, id, pictures)) await remove(picture);
    });
  }
}

/** Locks the items, as the call that sets the current picture does, so that none of these becomes current meanwhile. */
async function unusedPictures(
  queries: Queries,
  client: number,
  pictures: readonly BlobName[],
): Promise<readonly BlobName[]> {
  const named = [...new Set(pictures.map(({ itemId }) => itemId))];
  const locked = await queries
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.clientId, client), inArray(item.id, named)))
    .for('update');
  const own = new Set(locked.map(({ id }) => id));
  const shownHere = await queries
    .select(pictureColumns)
    .from(doorImage)
    .where(and(eq(doorImage.clientId, client), inArray(doorImage.itemId, named)));
  const photosHere = await queries
    .select({ itemId: surveyPhoto.itemId, version: surveyPhoto.id })
    .from(surveyPhoto)
    .where(and(eq(surveyPhoto.clientId, client), inArray(surveyPhoto.itemId, named)));
  const shown = new Set([
    ...shownHere.map((door) => nameOf({ container: 'framecontainers', ...door })),
    ...photosHere.map((photo) => nameOf({ container: 'surveyphotos', ...photo })),
  ]);
  return pictures.filter((picture) => own.has(picture.itemId) && !shown.has(nameOf(picture)));
}

const pictureColumns = { itemId: doorImage.itemId, side: doorImage.side, version: doorImage.version };

const nameOf = (picture: BlobName): string =>
  [picture.itemId, picture.container === 'framecontainers' ? picture.side : 'photo', picture.version].join('/');

const blobNameOf = (picture: Omit<DoorPicture, 'container'>): BlobName => ({
  container: 'framecontainers',
  ...picture,
});
