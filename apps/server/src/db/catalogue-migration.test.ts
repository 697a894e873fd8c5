import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { postgresBinaries, startPostgres } from '../testing/postgres-server.ts';
import { migrationsFolder } from './migrations.ts';

const migrations = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const textOf = (file: string) => readFileSync(`${migrationsFolder}/${file}`, 'utf8');
const isBefore = (file: string) => file < '0008';

const oldRows = `
  insert into client (client_id, catalogue_version) values (-1, 1);
  alter table catalogue_row no force row level security;
  insert into catalogue_row (client_id, kind, id, position, body) values
    (-1, 'hinges', 'b', 1, '{"name":"b"}'), (-1, 'hinges', 'a', 0, '{"name":"a"}'), (-1, 'limits', 'all', 0, '{"x":1}');
  alter table catalogue_row force row level security;`;
const seenBySupplier = `select set_config('app.client_id', '-1', false)`;
const document = { version: 1, lists: { hinges: [{ name: 'a' }, { name: 'b' }], limits: [{ x: 1 }] } };

test('the rows of a catalogue become its version 1 on the embedded database', async () => {
  await using database = await PGlite.create();
  for (const file of migrations.filter(isBefore)) await database.exec(textOf(file));
  await database.exec(oldRows);
  for (const file of migrations.filter((each) => !isBefore(each))) await database.exec(textOf(file));
  await database.exec(seenBySupplier);
  const { rows } = await database.query('select number, document from catalogue_version');
  expect(rows).toEqual([{ number: 1, document }]);
});

test.skipIf(!postgresBinaries)('and on PostgreSQL, whose owner sees no supplier’s rows', async () => {
  const server = await startPostgres(postgresBinaries ?? '');
  const client = new pg.Client({ connectionString: await server.newDatabase() });
  await client.connect();
  try {
    for (const file of migrations.filter(isBefore)) await client.query(textOf(file));
    await client.query(oldRows);
    for (const file of migrations.filter((each) => !isBefore(each))) await client.query(textOf(file));
    await client.query(seenBySupplier);
    const { rows } = await client.query('select number, document from catalogue_version');
    expect(rows).toEqual([{ number: 1, document }]);
  } finally {
    await client.end();
    await server.stop();
  }
});
