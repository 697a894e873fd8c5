import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientId } from '@door/domain/door/model/ids';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../db/open-embedded.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { transactionsOf } from '../db/transactions.ts';
import { fileBlobs } from '../storage/file-blobs.ts';
import { demoSupplier } from '../testing/call-context.ts';
import { fill, silent } from '../testing/fill-database.ts';
import { idleHandlers } from '../testing/idle-handlers.ts';
import { aStoredItem } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deleteOldData } from './delete-old-data.ts';
import { startJobs } from './jobs.ts';

const client = clientId(-1022);
const days = 24 * 60 * 60_000;
/** In every text that the visitor types, and nowhere else. */
const canary = 'Canarybird';

test('what goes by its days is soon in no file of the embedded database: designs and pages of families', async () => {
  using folder = temporaryFolder();
  const database = await openEmbedded(join(folder.path, 'db'));
  await fill(database);
  const jobs = await startJobs(database, silent);
  const { enqueue } = jobs;
  const transactions = transactionsOf(database, enqueue);
  const blobs = fileBlobs({
    ...{ folder: folder.path, publicUrl: 'http://localhost:3000', key: Buffer.alloc(32), now: () => new Date() },
  });
  const mails = join(folder.path, 'mail');
  const deleteAfter = (ms: number) => {
    const now = () => new Date(Date.now() + ms);
    return deleteOldData({ database, enqueue, blobs, mails: [mails], now })();
  };
  /** Texts that some file of the database has. */
  const foundInFiles = (texts: readonly string[]) => {
    const files = readdirSync(join(folder.path, 'db'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
  };
  const purges = () => database.queries.$count(sql`pgboss.job`, sql`data->>'kind' = 'purge-deleted-rows'`);

  try {
    const supplier = await demoSupplier({ suppliers: suppliersOf(database, Date.now) });
    const lastUpdated = new Date().toISOString();
    const stored = { ...aStoredItem(supplier), job: { address: `4 ${canary} Lane` }, lastUpdated };
    const device = `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
    const page = { id: randomUUID(), tokenHash: 'a'.repeat(64), changedAt: lastUpdated };
    const door = { id: randomUUID(), shareId: randomUUID() };
    await transactions.run(client, async ({ items, families }) => {
      await items.create(stored);
      await families.save({ ...page, doors: [door] });
      await families.addHeart(page.id, { doorId: door.id, device });
    });
    await database.queries.execute(sql`checkpoint`);
    const texts = [canary, device];
    expect(foundInFiles(texts)).toEqual(texts);

    await jobs.work({ ...idleHandlers, 'purge-deleted-rows': async () => database.purgeDeletedRows?.() });
    await deleteAfter(29 * days);
    expect(await purges(), 'a purge without need').toBe(0);
    await deleteAfter(31 * days);
    expect(await purges()).toBe(1);
    await vi.waitFor(() => expect(foundInFiles(texts)).toEqual([]), { timeout: 30_000, interval: 100 });
  } finally {
    await jobs.stop();
    await database.close();
  }
});
