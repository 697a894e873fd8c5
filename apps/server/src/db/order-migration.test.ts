import { expect, test } from 'vitest';
import { migrateWithRows } from '../testing/migrate-with-rows.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${String(number)}`;
const now = `'2026-11-22T10:00:00Z'`;
const money = (minor: number) => ({ minor, currency: 'EUR' });
const agreed = JSON.stringify({ total: money(343_904), deposit: money(103_171) });
const unforced = ['order_', 'quote_version'];

/** An order of a version that was sent to this address, as earlier releases stored them. */
const sold = (number: number, deliveryAddress: string) => `
  insert into quote_version (client_id, quote_id, version, document, hash, sent_at, sent_by, valid_until, total_minor, currency, mark)
    values (-1, '${id(number)}', 2, '${JSON.stringify({ quote: { deliveryAddress }, customer: { address: '1 Mill Lane' } })}',
      'h', ${now}, '${id(9)}', '2026-12-22', 343904, 'EUR', 'm');
  insert into order_ (client_id, id, number, quote_id, quote_version, customer_id, state, currency, treatment, terms, note, agreed,
      created_at, created_by, last_updated)
    values (-1, '${id(number)}', ${String(number)}, '${id(number)}', 2, '${id(8)}', 'Draft', 'EUR', 'IE fit', '', '', '${agreed}',
      ${now}, '${id(9)}', ${now});`;

const oldRows = [
  ...unforced.map((table) => `alter table ${table} no force row level security;`),
  // What these rows belong to is of no matter here.
  ...['quote_id_quote', 'customer_id_customer', 'created_by_account'].map(
    (belongs) => `alter table order_ drop constraint order__client_id_${belongs}_client_id_id_fk;`,
  ),
  'alter table quote_version drop constraint quote_version_client_id_quote_id_quote_client_id_id_fk;',
  sold(1, '5 Site Road'),
  sold(2, ''),
  ...unforced.map((table) => `alter table ${table} force row level security;`),
].join('\n');

test.each(databasesHere)(
  'an order that was there comes to what was accepted, with its deposit, and goes where its version said, on the %s database',
  (kind) =>
    migrateWithRows(kind, { from: '0025', oldRows }, async (ask) =>
      expect(
        await ask('select quoted_minor::int as quoted, deposit, delivery_address as to from order_ order by number'),
      ).toEqual([
        { quoted: 343_904, deposit: 3000, to: '5 Site Road' },
        { quoted: 343_904, deposit: 3000, to: '1 Mill Lane' },
      ]),
    ),
);
