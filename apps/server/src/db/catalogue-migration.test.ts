import { expect, test } from 'vitest';
import { migrateWithRows } from '../testing/migrate-with-rows.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const oldRows = `
  insert into client (client_id, catalogue_version) values (-1, 1);
  alter table catalogue_row no force row level security;
  insert into catalogue_row (client_id, kind, id, position, body) values
    (-1, 'hinges', 'b', 1, '{"name":"b"}'), (-1, 'hinges', 'a', 0, '{"name":"a"}'), (-1, 'limits', 'all', 0, '{"x":1}');
  alter table catalogue_row force row level security;`;
const document = { version: 1, lists: { hinges: [{ name: 'a' }, { name: 'b' }], limits: [{ x: 1 }] } };

// The owner of the tables sees no supplier's rows on PostgreSQL.
test.each(databasesHere)('the rows of a catalogue become its version 1 on the %s database', (kind) =>
  migrateWithRows(kind, { from: '0008', oldRows }, async (ask) => {
    expect(await ask('select number, document from catalogue_version')).toEqual([{ number: 1, document }]);
  }),
);
