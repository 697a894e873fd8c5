import type { StoredPhoto } from '@door/api/photo/photo-store';
import type { BlobName, DoorPicture, Photo } from '@door/api/ports/blobs';
import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { visit } from './diary/schema.ts';
import { visitEventStore } from './diary/visit-event-store.ts';
import { asClient, type Database, type Queries } from './database.ts';
import { claimStore } from './bills/claim-store.ts';
import { claim } from './bills/schema.ts';
import { change } from './history/schema.ts';
import { doorImage, item, sharedDesign, survey, surveyPhoto } from './item/schema.ts';
import { surveyStore } from './item/survey-store.ts';
import { fileNameOf } from '../storage/blob-name.ts';
import { threadStore } from './customer-page/thread-store.ts';
import { pageCode, pageDevice } from './customer-page/schema.ts';
import { familyPage } from './family/schema.ts';
import { personZip } from './document/schema.ts';
import { order } from './order/schema.ts';
import { quote } from './quote/schema.ts';
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

/** Codes of customers' pages, and browsers in which they were typed, that are no longer good. */
export async function deleteOldAccess(
  database: Database,
  before: { readonly codes: Date; readonly devices: Date },
): Promise<void> {
  for (const id of await allClientIds(database))
    await asClient(database, id, async (queries) => {
      await queries.delete(pageCode).where(and(eq(pageCode.clientId, id), lt(pageCode.madeAt, before.codes)));
      await queries.delete(pageDevice).where(and(eq(pageDevice.clientId, id), lt(pageDevice.madeAt, before.devices)));
    });
}

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
 * Removes those of the pictures that their items, claims and sales do not show. Pictures of unknown ones are left alone: several databases
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

/** Locks what they are of, as the calls that add a picture do, so that none of these becomes current meanwhile. */
async function unusedPictures(
  queries: Queries,
  client: number,
  pictures: readonly BlobName[],
): Promise<readonly BlobName[]> {
  const named = [...new Set(pictures.map(ownerOf))];
  const isNamed = (table: typeof item | typeof claim | typeof quote | typeof order | typeof visit) =>
    and(eq(table.clientId, client), inArray(table.id, named));
  const items = await queries.select({ id: item.id }).from(item).where(isNamed(item)).for('update');
  const claims = await queries.select({ id: claim.id }).from(claim).where(isNamed(claim)).for('update');
  const quotes = await queries.select({ id: quote.id }).from(quote).where(isNamed(quote)).for('update');
  const orders = await queries.select({ id: order.id }).from(order).where(isNamed(order)).for('update');
  const visits = await queries.select({ id: visit.id }).from(visit).where(isNamed(visit)).for('update');
  const own = new Set([...items, ...claims, ...quotes, ...orders, ...visits].map(({ id }) => id));
  const shownHere = await queries
    .select(pictureColumns)
    .from(doorImage)
    .where(and(eq(doorImage.clientId, client), inArray(doorImage.itemId, named)));
  const photoIn = (container: Photo['container']) =>
    function nameOf({ of, id: version }: Pick<StoredPhoto, 'of' | 'id'>): string {
      return fileNameOf({ container, of, version });
    };
  const shown = new Set([
    ...shownHere.map((door) => fileNameOf(blobNameOf(door))),
    ...(await surveyStore(queries, client).photos(named)).map(photoIn('surveyphotos')),
    ...(await claimStore(queries, client).photos(named)).map(photoIn('claimphotos')),
    ...(await threadStore(queries, client).photos(named)).map(photoIn('salephotos')),
    ...(await visitEventStore(queries, client).photos(named)).map(photoIn('visitphotos')),
  ]);
  return pictures.filter((picture) => own.has(ownerOf(picture)) && !shown.has(fileNameOf(picture)));
}

const ownerOf = (picture: BlobName): string => (picture.container === 'framecontainers' ? picture.itemId : picture.of);

const pictureColumns = { itemId: doorImage.itemId, side: doorImage.side, version: doorImage.version };

const blobNameOf = (picture: Omit<DoorPicture, 'container'>): BlobName => ({
  container: 'framecontainers',
  ...picture,
});
