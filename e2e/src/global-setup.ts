import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from './build-pages.ts';
import { startServer } from './server-process.ts';

/**
 * Builds the pages as `npm start` serves them, and meanwhile prepares one data folder with migrated and seeded database, of which
 * each test server gets a copy: from an empty folder a start takes twice as long.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-prepared-'));
  // Both to their end: a server that goes on beside a failed build would hold the run for ever.
  const ends = await Promise.allSettled([buildPages(), prepare(dataDir)]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  // Playwright hands the environment on to its workers.
  process.env['PREPARED_DATA_DIR'] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

async function prepare(dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  await server.end('SIGTERM');
}
