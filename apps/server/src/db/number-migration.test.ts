import { expect, test } from 'vitest';
import { migrateWithRows } from '../testing/migrate-with-rows.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const item = (client: number, last: number, changed: string, submitted = 'null') =>
  `(${client}, '${id(last)}', 'public', 'single', 1, 8, '', '', '{}', '${changed}', ${submitted})`;

/** Two suppliers; the second item was asked about before the first one was changed. */
const oldRows = `
  insert into client (client_id, catalogue_version) values (-1, 1), (-2, 1);
  alter table item no force row level security;
  alter table enquiry no force row level security;
  alter table item_term no force row level security;
  insert into item (client_id, id, made_by, doors, system_id, design_id, numerals, address, state, last_updated, submitted_at)
    values ${item(-1, 1, '2026-03-01')}, ${item(-1, 2, '2026-04-01', `'2026-02-01'`)}, ${item(-2, 3, '2026-01-01')};
  insert into enquiry (client_id, id, item_id, name, email, phone, address, notes, submitted_at)
    values (-1, '${id(7)}', '${id(2)}', 'Ada', '', '', '', '', '2026-02-01');
  insert into item_term (client_id, item_id, source, term)
    values (-1, '${id(2)}', 'item', 'mill'), (-1, '${id(2)}', 'enquiry', 'ada');
  alter table item force row level security;
  alter table enquiry force row level security;
  alter table item_term force row level security;`;

test.each(databasesHere)('what is there is numbered in the order in which it was made, on the %s database', (kind) =>
  migrateWithRows(kind, { from: '0012', oldRows }, async (ask) => {
    expect(await ask('select id, number from item where client_id = -1 order by number')).toEqual([
      { id: id(2), number: 1001 },
      { id: id(1), number: 1002 },
    ]);
    expect(await ask('select number from enquiry where client_id = -1')).toEqual([{ number: 1001 }]);
    expect(await ask('select kind, next from running_number where client_id = -1 order by kind')).toEqual([
      { kind: 'enquiry', next: 1002 },
      { kind: 'item', next: 1003 },
    ]);
    // Since 0053 the next start writes all search terms anew.
    expect(await ask('select term from item_term where client_id = -1')).toEqual([]);
    expect(await ask('select distinct words from item where client_id = -1')).toEqual([{ words: null }]);
  }),
);
