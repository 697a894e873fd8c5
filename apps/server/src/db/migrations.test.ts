import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Kit from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { databasesHere, openTestServer } from '../testing/open-test-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { rowsOf } from './database.ts';
import { migrationsFolder, migrationsHash } from './migrations.ts';
import { sharedTables, tenantTables } from './schema.ts';

// Its ES module build calls require(), which Node refuses; the other build works.
const { generateDrizzleJson, generateMigration }: typeof Kit = createRequire(import.meta.url)('drizzle-kit/api');

test('the migrations create exactly the tables of the code; otherwise run `npm run db:change`', async () => {
  const snapshots = readdirSync(`${migrationsFolder}/meta`).filter((file) => file.endsWith('_snapshot.json'));
  const last = JSON.parse(readFileSync(`${migrationsFolder}/meta/${snapshots.sort().at(-1)}`, 'utf8'));
  const now = generateDrizzleJson({ ...sharedTables, ...tenantTables });
  expect(await generateMigration(last, now)).toEqual([]);
});

test('a prepared archive is used neither for other statements nor for the same that were generated at another time', () => {
  const hashOf = (when: number, statement: string) => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, 'meta'));
    writeFileSync(join(folder.path, 'meta/_journal.json'), JSON.stringify({ entries: [{ tag: '0000_notes', when }] }));
    writeFileSync(join(folder.path, '0000_notes.sql'), statement);
    return migrationsHash(folder.path);
  };
  expect(hashOf(1, 'select 1')).toBe(hashOf(1, 'select 1'));
  expect(hashOf(1, 'select 1')).not.toBe(hashOf(1, 'select 2'));
  expect(hashOf(1, 'select 1')).not.toBe(hashOf(2, 'select 1'));
});

test.each(databasesHere)(
  'a %s database of a version before 0.2.0 is refused with a sentence, and stays as it is',
  async (kind) => {
    await using server = await openTestServer(kind);
    const { database } = server;
    const made = async () =>
      rowsOf(await database.queries.execute('select id, created_at from drizzle.__drizzle_migrations order by id'));
    await database.migrate();
    // When the first migration of that version was made.
    await database.queries.execute(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', 1795234860307)`,
    );
    const before = await made();
    await expect(database.migrate()).rejects.toThrow(
      'The database is of a version before 0.2.0 and was left as it is. Version 0.1.0 (commit 4caef744) reads it',
    );
    expect(await made()).toEqual(before);
  },
);
