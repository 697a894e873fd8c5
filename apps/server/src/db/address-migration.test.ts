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
const isBefore = (file: string) => file < '0017';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${String(number)}`;
const now = `'2026-11-01T00:00:00Z'`;
const unforced = ['client', 'item', 'enquiry', 'item_term'];

/** An item and its enquiry, as earlier releases stored them. */
const sent = (number: number, state: object, address: string, asked: string) => `
  insert into item (client_id, id, made_by, doors, system_id, design_id, numerals, address, state, last_updated, number)
    values (-1, '${id(number)}', 'public', 'single', 1, 1, '7', '${address}', '${JSON.stringify(state)}', ${now}, ${String(number)});
  insert into item_term (client_id, item_id, source, term) values (-1, '${id(number)}', 'item', '7');
  insert into enquiry (client_id, id, item_id, name, email, phone, address, notes, submitted_at, number)
    values (-1, '${id(number)}', '${id(number)}', 'Ada', 'ada@example.com', '', E'${asked}', '', ${now}, ${String(number)});`;

const oldRows = [
  ...unforced.map((table) => `alter table ${table} no force row level security;`),
  `insert into client (client_id, catalogue_version) values (-1, 1);`,
  sent(1, { version: 5, job: { address: '' } }, '', ' 7 Oak Lane\\r\\n Cork \\n'),
  sent(2, { address: '' }, '', '1 Mill Lane'),
  sent(3, { version: 5, job: { address: 'Rose Cottage' } }, 'Rose Cottage', '2 Mill Lane'),
  sent(4, { version: 5, job: { address: '' } }, '', ''),
  ...unforced.map((table) => `alter table ${table} force row level security;`),
].join('\n');

const seenBySupplier = `select set_config('app.client_id', '-1', false)`;
const items = `select address, state, (select count(*)::int from item_term where item_id = id) as terms from item order by id`;
const named = [
  { address: '7 Oak Lane, Cork', state: { version: 5, job: { address: '7 Oak Lane, Cork' } }, terms: 0 },
  { address: '1 Mill Lane', state: { address: '1 Mill Lane' }, terms: 0 },
  { address: 'Rose Cottage', state: { version: 5, job: { address: 'Rose Cottage' } }, terms: 1 },
  { address: '', state: { version: 5, job: { address: '' } }, terms: 1 },
];

test('an item has the address of the enquiry that was sent before items had it, on the embedded database', async () => {
  await using database = await PGlite.create();
  for (const file of migrations.filter(isBefore)) await database.exec(textOf(file));
  await database.exec(oldRows);
  for (const file of migrations.filter((each) => !isBefore(each))) await database.exec(textOf(file));
  await database.exec(seenBySupplier);
  expect((await database.query(items)).rows).toEqual(named);
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
    expect((await client.query(items)).rows).toEqual(named);
  } finally {
    await client.end();
    await server.stop();
  }
});
