import { randomUUID } from 'node:crypto';
import type { OfferEvent } from '@door/api/ports/offer-store';
import type { Stores } from '@door/api/ports/stores';
import { percent } from '@door/domain/commerce/money';
import { totalsOf } from '@door/domain/commerce/quote-totals';
import { vatRatesOfLaw } from '@door/domain/commerce/vat-rates';
import { clientId } from '@door/domain/model/ids';
import { emptyQuote } from '@door/domain/quote/quote';
import type { QuoteVersion } from '@door/domain/quote/quote-version';
import { saleOfQuote } from '@door/domain/quote/sale-of-quote';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf } from '../../login/accounts.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f1';
const at = '2026-11-22T09:00:00.001Z';
const deposit = percent(30);
const quote = { ...emptyQuote('EUR', 'IE fit'), state: 'Sent' } as const;

/** A version without lines. */
const frozen: QuoteVersion = {
  format: 1,
  number: 2300,
  quote,
  sentAt: at,
  validUntil: '2026-12-22',
  customer: { id: randomUUID(), name: 'Mary', email: '', address: '' },
  terms: { tier: 'C', markup: percent(40), deposit },
  priceListVersion: 1,
  catalogueVersion: 1,
  lines: [],
  totals: totalsOf(saleOfQuote(quote, { items: [], deposit }), { day: '2026-11-22', rates: vatRatesOfLaw }),
  tipped: null,
  paper: {
    title: 'Quote Q-2300',
    letterhead: { name: 'Doors', lines: [], logoUrl: null },
    customer: ['Mary'],
    facts: [],
    positions: [],
    charges: [],
    sums: [],
    notes: [],
    terms: '',
  },
};

describe.each(databasesHere)('what was sent and answered, on the %s database', (kind) => {
  let server: TestServer;
  const id = randomUUID();
  const sent = { quoteId: id, frozen, hash: 'a'.repeat(64), sentBy: seller, mark: 'mark' };
  const link = { tokenHash: 'b'.repeat(64), quoteId: id, version: 1, ordinal: 1, createdAt: at, revokedAt: null };
  const event: OfferEvent = {
    id: randomUUID(),
    quoteId: id,
    version: 1,
    kind: 'accepted',
    hash: sent.hash,
    how: 'link',
    name: 'Mary',
    confirmed: ['I accept version 1'],
    text: '',
    addressMark: 'mark',
    agent: 'a browser',
    who: null,
    at,
  };
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    await accountsOf(server.database).add({
      id: seller,
      clientId: client,
      email: 'sam@example.com',
      name: 'Sam Reed',
      role: 'installer',
      passwordHash: null,
      createdAt: new Date(),
    });
    await transact(async ({ quotes, quoteVersions, offers }) => {
      const facts = {
        number: 2300,
        enquiryId: null,
        createdAt: at,
        createdBy: seller,
        lastUpdated: at,
        lastWrite: null,
        changedBy: null,
      };
      await quotes.create({ id, quote, ...facts });
      await quoteVersions.add(sent);
      await offers.addLink(link);
      await offers.addEvent(event);
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('is read back as it was', async () => {
    await transact(async ({ quoteVersions, offers }) => {
      expect(await quoteVersions.find(id, 1)).toEqual(sent);
      expect(await quoteVersions.find(id, 2)).toBeUndefined();
      expect(await quoteVersions.of([id])).toEqual([
        { quoteId: id, version: 1, hash: sent.hash, sentAt: at, validUntil: '2026-12-22', total: frozen.totals.total },
      ]);
      expect([await offers.link(link.tokenHash), await offers.links(id)]).toEqual([link, [link]]);
      expect([await offers.addEvent(event), await offers.events(id)]).toEqual([false, [event]]);
    });
    expect(await transact(({ offers }) => offers.link(link.tokenHash), clientId(-1023))).toBeUndefined();
  });

  test('a link is revoked once', async () => {
    const revokedAt = '2026-11-23T09:00:00.000Z';
    await transact(({ offers }) => offers.revokeLinks(id, revokedAt));
    await transact(({ offers }) => offers.revokeLinks(id, '2026-11-24T09:00:00.000Z'));
    expect(await transact(({ offers }) => offers.links(id))).toEqual([{ ...link, revokedAt }]);
  });

  test.each(['quote_version', 'acceptance'])('nobody changes or removes a row of %s', async (table) => {
    const name = sql.identifier(table);
    for (const change of [
      sql`update ${name} set client_id = client_id`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
    ])
      await expect(asClient(server.database, client, (queries) => queries.execute(change).execute())).rejects.toThrow();
  });
});
