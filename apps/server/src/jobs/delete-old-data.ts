import type { BlobName } from '@door/api/ports/blobs';
import type { Database } from '../db/database.ts';
import { deleteOldRateCounts } from '../db/rate-limiter.ts';
import { deleteLeftBehind, deleteOldAccess, deleteOldZips, removeUnusedPictures } from '../db/delete-old.ts';
import type { Enqueue } from '../db/transactions.ts';
import { deleteExpiredLogins } from '../login/login-records.ts';
import { deleteUnusedSessions } from '../login/login-sessions.ts';
import type { BlobStore } from '../storage/blob-name.ts';
import { keptDays } from './kept-days.ts';
import { deleteMailsBefore } from '../mail/mail-files.ts';
import { zipFile } from '../documents/person-zips/make-person-zip.ts';

interface DeletionFacts {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly blobs: BlobStore;
  /** Folders of the mails and SMS that are written as files. */
  readonly mails: readonly string[];
  readonly now: () => Date;
}

const day = 24 * 60 * 60_000;

/**
 * Deletes what is no longer needed, each after its `keptDays`: items that were never sent, with their pictures; pictures that no
 * item shows; shared designs, zips of a person's data, mails and SMS that were written as files, rate counts and log-ins.
 */
export const deleteOldData =
  ({ database, enqueue, blobs, mails, now }: DeletionFacts) =>
  async (): Promise<void> => {
    const before = (period: keyof typeof keptDays) => new Date(now().getTime() - keptDays[period] * day);
    await deleteOldRateCounts(database, before('rateCounts'));
    await deleteExpiredLogins(database, now());
    await deleteUnusedSessions(database, before('sessions'));
    await deleteOldAccess(database, { codes: before('pageCodes'), devices: before('pageDevices') });
    await deleteOldZips(database, before('zips'), (blob) => blobs.removeMade(zipFile(blob)));
    // Also those whose rows are gone: no zip is older than its request.
    await blobs.removeZipsBefore(before('zips'));
    for (const folder of mails) await deleteMailsBefore(folder, before('mailFiles'));
    for await (const batch of inBatches(blobs.storedBefore(before('unusedPictures')))) {
      await removeUnusedPictures(database, batch, (picture) => blobs.remove(picture));
    }
    // Last: pictures are looked up by their items, and the purge that follows takes along what was deleted before.
    const pictures = await deleteLeftBehind(database, enqueue, {
      items: before('abandonedItems'),
      shares: before('shares'),
      familyPages: before('familyPages'),
    });
    for (const picture of pictures) await blobs.remove(picture);
  };

/** Pictures that are checked in one transaction, with their items locked. */
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
