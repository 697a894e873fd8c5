import { expect, test } from 'vitest';
import { migrateWithRows } from '../testing/migrate-with-rows.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${String(number)}`;
const now = `'2026-11-01T00:00:00Z'`;
const unforced = ['client', 'item', 'enquiry'];

/** An item and its enquiry, as earlier releases stored them. */
const sent = (number: number, state: object, address: string, asked: string) => `
  insert into item (client_id, id, made_by, doors, system_id, design_id, numerals, address, state, last_updated, number)
    values (-1, '${id(number)}', 'public', 'single', 1, 1, '7', '${address}', '${JSON.stringify(state)}', ${now}, ${String(number)});
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

const items = `select address, state from item order by id`;
const named = [
  { address: '7 Oak Lane, Cork', state: { version: 5, job: { address: '7 Oak Lane, Cork' } } },
  { address: '1 Mill Lane', state: { address: '1 Mill Lane' } },
  { address: 'Rose Cottage', state: { version: 5, job: { address: 'Rose Cottage' } } },
  { address: '', state: { version: 5, job: { address: '' } } },
];

test.each(databasesHere)(
  'an item has the address of the enquiry that was sent before items had it, on the %s database',
  (kind) => migrateWithRows(kind, { from: '0016', oldRows }, async (ask) => expect(await ask(items)).toEqual(named)),
);
