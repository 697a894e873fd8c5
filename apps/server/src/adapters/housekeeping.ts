import type { BlobName } from '@door/api/ports/blobs';
import type { Database } from '../db/database.ts';
import { forgetOldCounts } from '../db/limits.ts';
import { forgetAbandonedItems, forgetOldShares, removeSuperseded } from '../db/stores/forget-old.ts';
import { forgetOldLogins } from '../login/records.ts';
import type { PictureStore } from './picture-store.ts';

interface House {
  readonly database: Database;
  readonly blobs: PictureStore;
  readonly now: () => Date;
}

const day = 24 * 60 * 60_000;

/**
 * What nobody sent is deleted after 30 days, its pictures with it; shared designs after a year; counts of calls and
 * pictures that another version replaced, or that were never shown, after a day; what a log-in left behind once it is over.
 */
export const housekeeping =
  ({ database, blobs, now }: House) =>
  async (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * day);
    await forgetOldCounts(database, daysAgo(1));
    await forgetOldLogins(database, now());
    await forgetOldShares(database, daysAgo(365));
    // Before their items go: later nothing says whose they were.
    for await (const batch of inBatches(blobs.storedBefore(daysAgo(1)))) {
      await removeSuperseded(database, batch, (picture) => blobs.remove(picture));
    }
    const pictures = await forgetAbandonedItems(database, daysAgo(30));
    for (const picture of pictures) await blobs.remove(picture);
  };

/** So many items are locked at once, for a moment. */
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
