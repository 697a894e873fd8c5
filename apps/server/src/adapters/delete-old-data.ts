import type { BlobName } from '@door/api/ports/blobs';
import type { Database } from '../db/database.ts';
import { deleteOldRateCounts } from '../db/rate-limiter.ts';
import { deleteAbandonedItems, deleteOldShares, deleteOldZips, removeUnusedPictures } from '../db/stores/delete-old.ts';
import { deleteExpiredLogins } from '../login/login-records.ts';
import { deleteUnusedSessions } from '../login/login-sessions.ts';
import { zipKeptDays } from '@door/api/ports/person-zip-store';
import type { BlobStore } from './blobs/blob-name.ts';
import { zipFile } from './person-zips/make-person-zip.ts';

interface DeletionFacts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly now: () => Date;
}

const day = 24 * 60 * 60_000;

/**
 * Deletes what is no longer needed: items that were never sent, with their pictures, after 30 days; shared designs after
 * a year; zips of a person's data after a week; rate counts and pictures that no item shows after a day; expired log-in records, and sessions that were not used for 30 days.
 */
export const deleteOldData =
  ({ database, blobs, now }: DeletionFacts) =>
  async (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * day);
    await deleteOldRateCounts(database, daysAgo(1));
    await deleteExpiredLogins(database, now());
    await deleteUnusedSessions(database, daysAgo(30));
    await deleteOldShares(database, daysAgo(365));
    await deleteOldZips(database, daysAgo(zipKeptDays), (blob) => blobs.removeMade(zipFile(blob)));
    // Also those whose rows are gone: no zip is older than its request.
    await blobs.removeZipsBefore(daysAgo(zipKeptDays));
    // Before the items are deleted: the pictures are looked up by their items.
    for await (const batch of inBatches(blobs.storedBefore(daysAgo(1)))) {
      await removeUnusedPictures(database, batch, (picture) => blobs.remove(picture));
    }
    const pictures = await deleteAbandonedItems(database, daysAgo(30));
    for (const picture of pictures) await blobs.remove(picture);
  };

/** So many pictures are checked in one transaction, with their items locked. */
const batchSize = 100;

async function* inBatches(pictures: AsyncIterable<BlobName>): AsyncIterable<readonly BlobName[]> {
  let batch: BlobName[] = [];
  for await (const picture of pictures) {
    batch.push(picture);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
