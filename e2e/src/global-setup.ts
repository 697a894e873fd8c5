import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, buildWeb } from '../../apps/server/src/testing/build.ts';
import { postgresBinaries, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { handOn, type PreparedData } from './prepared-data.ts';
import { startServer } from './server-process.ts';

/**
 * Builds pages and server as `npm start` runs them, and meanwhile prepares a data folder with an embedded database, and one with a
 * database on PostgreSQL, of which each test server gets a copy: from an empty one a start takes twice as long.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await using undo = new AsyncDisposableStack();
  await buildServer();
  // All to their end: a server that goes on beside a failed build would hold the run for ever.
  const [built, ...data] = await Promise.allSettled([buildWeb(), prepareEmbedded(undo), preparePostgres(undo)]);
  if (built.status === 'rejected') throw built.reason;
  const [embedded, postgres] = data;
  if (embedded.status === 'rejected') throw embedded.reason;
  if (postgres.status === 'rejected') throw postgres.reason;
  handOn({ embedded: embedded.value, postgres: postgres.value });
  const resources = undo.move();
  return () => resources.disposeAsync();
}

async function prepareEmbedded(undo: AsyncDisposableStack): Promise<string> {
  const folder = await temporaryFolder(undo);
  await fill(folder);
  return folder;
}

async function preparePostgres(undo: AsyncDisposableStack): Promise<PreparedData['postgres']> {
  if (!postgresBinaries) return undefined;
  const { rootUrl, newDatabase, stop } = await startPostgres(postgresBinaries);
  undo.defer(stop);
  const original = await newDatabase();
  const folder = await temporaryFolder(undo);
  await fill(folder, { DATABASE_URL: original, DEMO: '1' });
  return { folder, database: { rootUrl, original } };
}

async function temporaryFolder(undo: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doorwright-prepared-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function fill(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const server = await startServer(folder, { settings });
  await server.end('SIGTERM');
}
