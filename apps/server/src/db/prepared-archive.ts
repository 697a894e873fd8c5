import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, migrationsHash } from './migrations.ts';
import { createPglite } from './pglite-statements.ts';

/**
 * A migrated, empty database as an archive: unpacking it takes one second, creating one takes seven.
 * Written once for each set of migrations, into node_modules/.cache.
 */
export async function preparedArchive(): Promise<Blob> {
  const archive = join(cacheFolder, `embedded-${pgliteVersion}-${migrationsHash()}.tar.gz`);
  if (!existsSync(archive)) await writeArchive(archive);
  // Read at once: a blob that is read later fails where another process has put the same archive in its place meanwhile.
  return new Blob([await readFile(archive)], { type: 'application/x-gzip' });
}

async function writeArchive(archive: string): Promise<void> {
  const pglite = await createPglite();
  await migrate(drizzle(pglite), { migrationsFolder });
  const data = await pglite.dumpDataDir('gzip');
  await pglite.close();
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${archive}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()));
  renameSync(unfinished, archive);
  for (const other of readdirSync(cacheFolder)) if (isOutdated(other, archive)) rmSync(join(cacheFolder, other));
}

const isOutdated = (file: string, archive: string): boolean =>
  file.startsWith('embedded-') && file.endsWith('.tar.gz') && !archive.endsWith(file);

const installed = createRequire(import.meta.url);
const pglitePackage = installed.resolve('@electric-sql/pglite').replace(/(@electric-sql\/pglite)\/.*$/s, '$1');
const cacheFolder = join(dirname(dirname(pglitePackage)), '.cache', 'doorwright');
const pgliteVersion: string = installed(`${pglitePackage}/package.json`).version;
