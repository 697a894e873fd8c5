import { renameSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { makePrivate } from '../data-dir.ts';
import { createPglite } from './pglite-statements.ts';
import { preparedArchive } from './prepared-archive.ts';

/** Unpacked beside its place and then renamed: a process killed meanwhile leaves no half database. */
async function prepare(folder: string): Promise<void> {
  const unpacked = `${folder}.new`;
  rmSync(unpacked, { recursive: true, force: true });
  const pglite = await createPglite({ dataDir: unpacked, loadDataDir: await preparedArchive() });
  await pglite.close();
  // The archive makes files that everybody may write.
  makePrivate(unpacked);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacked, folder);
}

await prepare(String(workerData));
