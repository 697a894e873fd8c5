import type { Blobs } from '@door/api/ports/blobs';
import type { Database } from '../db/database.ts';
import { forgetOldCounts } from '../db/limits.ts';
import { forgetAbandonedItems } from '../db/stores/every-client.ts';

interface House {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly now: () => Date;
}

const days = 24 * 60 * 60_000;

/** What nobody sent is deleted after 30 days, its pictures with it; counts of calls after one. */
export const housekeeping =
  ({ database, blobs, now }: House) =>
  async (): Promise<void> => {
    await forgetOldCounts(database, new Date(now().getTime() - days));
    const pictures = await forgetAbandonedItems(database, new Date(now().getTime() - 30 * days));
    for (const picture of pictures) await blobs.remove(picture);
  };
