import { expect, test } from 'vitest';
import { type Ask, emptyDatabase, migrateBefore, migrateBy, seenBy } from '../../testing/half-migrated.ts';
import { databasesHere } from '../../testing/open-test-server.ts';

const clients = [-1022, -1023];
const who = '0192b1a0-0000-7000-8000-0000000000d7';
const quoteId = '5a1f4c1e-0000-4000-8000-0000000000b1';
const living = 'a'.repeat(64);
const revoked = 'b'.repeat(64);
const at = '2026-11-22T09:00:00.000Z';

/** Two suppliers, each with a quote that was sent once, a link that was revoked, one that was not, and an acceptance. */
async function fill(ask: Ask): Promise<void> {
  for (const client of clients) {
    await ask(`insert into client (client_id) values (${client})`);
    await ask(`select set_config('app.client_id', '${client}', false)`);
    await ask(
      `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
    );
    await ask(`insert into quote (client_id, id, number, state, version, currency, treatment, terms, note, withdrawn,
        created_at, created_by, last_updated)
      values (${client}, '${quoteId}', 1, 'Sent', 1, 'EUR', 'supply', '', '', '[]', now(), '${who}', now())`);
    await ask(`insert into quote_version values
      (${client}, '${quoteId}', 1, '{}', '${'c'.repeat(64)}', now(), '${who}', '2026-12-22', 1, 'EUR', '')`);
    await ask(`insert into offer_link values
      (${client}, '${revoked}', '${quoteId}', 1, 1, '${at}', '${at}'), (${client}, '${living}', '${quoteId}', 1, 2, '${at}', null)`);
    await ask(`insert into acceptance values
      (${client}, '${who}', '${quoteId}', 1, 'accepted', '${'c'.repeat(64)}', 'link', 'Ada', '[]', '', '', '', null, '${at}')`);
  }
  await ask(`select set_config('app.client_id', '', false)`);
}

const sealed = `select sealed_text('acceptance', to_jsonb(a)) as said from acceptance a`;

test.each(databasesHere)(
  'what customers of every supplier were mailed goes on to lead to their quote, on a %s database of an ordinary owner',
  async (kind) => {
    await using database = await emptyDatabase(kind);
    const { ask } = database;
    await migrateBefore(ask, 'customer-links');
    await fill(ask);
    const before = await seenBy(ask, -1022, `${sealed} where client_id = -1022`);
    await migrateBy(ask, 'customer-links');
    for (const client of clients)
      expect(
        await seenBy(
          ask,
          client,
          `select token_hash, quote_id, order_id, ordinal, ended_as from customer_link where client_id = ${client} order by ordinal`,
        ),
      ).toEqual([
        { token_hash: revoked, quote_id: quoteId, order_id: null, ordinal: 1, ended_as: 'revoked' },
        { token_hash: living, quote_id: quoteId, order_id: null, ordinal: 2, ended_as: null },
      ]);
    // Sealed as it was: the chain of the evidence still holds.
    expect(await seenBy(ask, -1022, `${sealed} where client_id = -1022`)).toEqual(before);
  },
);
