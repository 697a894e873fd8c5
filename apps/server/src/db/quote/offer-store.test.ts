import { randomUUID } from 'node:crypto';
import type { CustomerLink } from '@door/api/customer-page/link-store';
import type { OfferEvent } from '@door/api/quote/offer-store';
import { everyQuote } from '@door/api/quote/quote-store';
import type { Stores } from '@door/api/ports/stores';
import { planOfDeposit } from '@door/domain/selling/payment/plan';
import { money, percent } from '@door/domain/selling/pricing/money';
import { totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { vatRatesOfLaw } from '@door/domain/selling/pricing/vat-rates';
import { emptyCustomer } from '@door/domain/selling/customer/customer';
import { clientId } from '@door/domain/door/model/ids';
import { emptyQuote, type Quote, saleOfQuote } from '@door/domain/selling/quote/quote';
import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';
import type { QuoteSort } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isToChase } from '@door/domain/selling/quote/quote-task-rules';
import { addAccount } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f1';
const at = '2026-11-22T09:00:00.001Z';
const deposit = percent(30);
const quote = { ...emptyQuote('EUR', 'IE fit'), state: 'Sent' } as const;

const facts = {
  enquiryId: null,
  createdAt: at,
  createdBy: seller,
  lastUpdated: at,
  lastIdempotencyKey: null,
  changedBy: null,
};

/** A version without lines. */
const frozen: QuoteVersion = {
  format: 3,
  estimate: null,
  number: 2300,
  quote,
  sentAt: at,
  validUntil: '2026-12-22',
  customer: { id: randomUUID(), name: 'Mary', email: '', address: '' },
  terms: { tier: 'C', markup: percent(40), plan: planOfDeposit(deposit) },
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
  const sent = { quoteId: id, frozen, hash: 'a'.repeat(64), sentBy: seller, idempotencyKey: 'mark' };
  const sale = { kind: 'quote', id } as const;
  const link: CustomerLink = {
    ...{ tokenHash: 'b'.repeat(64), sale, ordinal: 1, createdAt: at, attempt: null },
    ...{ endedAt: null, endedAs: null },
  };
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
    await addAccount(server, { id: seller, role: 'installer' });
    await transact(async ({ quotes, quoteVersions, offers, links }) => {
      await quotes.create({ id, number: 2300, quote, ...facts });
      await quoteVersions.add(sent);
      await links.add(link);
      await offers.addEvent(event);
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('is read back as it was', async () => {
    await transact(async ({ quoteVersions, offers, links }) => {
      expect(await quoteVersions.find(id, 1)).toEqual(sent);
      expect(await quoteVersions.find(id, 2)).toBeUndefined();
      expect(await quoteVersions.of([id])).toEqual([
        { quoteId: id, version: 1, hash: sent.hash, sentAt: at, validUntil: '2026-12-22', total: frozen.totals.total },
      ]);
      expect([await links.find(link.tokenHash), await links.of(sale)]).toEqual([link, [link]]);
      expect([await offers.addEvent(event), await offers.events([id])]).toEqual([false, [event]]);
    });
    expect(await transact(({ links }) => links.find(link.tokenHash), clientId(-1023))).toBeUndefined();
  });

  test('a link ends once', async () => {
    const endedAt = '2026-11-23T09:00:00.000Z';
    await transact(({ links }) => links.end(sale, { at: endedAt, as: 'revoked' }));
    await transact(({ links }) => links.end(sale, { at: '2026-11-24T09:00:00.000Z', as: 'rotated' }));
    expect(await transact(({ links }) => links.of(sale))).toEqual([{ ...link, endedAt, endedAs: 'revoked' }]);
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

  describe('quotes sorted by a column', () => {
    /** 2300 was sent and has no customer; 2303 was sent, and is a draft again without a last day. */
    const others: readonly { readonly number: number; readonly name: string; readonly changes: Partial<Quote> }[] = [
      { number: 2301, name: 'Bea', changes: { state: 'Draft', validUntil: '2026-12-01' } },
      { number: 2302, name: 'ada', changes: { state: 'Sent' } },
      { number: 2303, name: 'Cleo', changes: { state: 'Draft', version: 2 } },
    ];
    const total = money(3_000_000_000, 'EUR');
    const asSent = { ...frozen, validUntil: '2027-01-05', totals: { ...frozen.totals, total } };

    beforeAll(() =>
      transact(async ({ customers, quotes, quoteVersions }) => {
        for (const { number, name, changes } of others) {
          const quoteId = `0192b1a0-0000-7000-8000-00000000${String(number)}`;
          const customerId = randomUUID();
          const details = { ...emptyCustomer, name };
          await customers.create({
            id: customerId,
            details,
            lastUpdated: at,
            lastIdempotencyKey: null,
            mergedInto: null,
          });
          await quotes.create({ id: quoteId, number, quote: { ...quote, ...changes, customerId }, ...facts });
          if (number !== 2301)
            await quoteVersions.add({ ...sent, quoteId, frozen: asSent, idempotencyKey: String(number) });
        }
      }),
    );

    test.each<[QuoteSort, boolean, readonly number[]]>([
      ['customer', false, [2302, 2301, 2303, 2300]],
      ['customer', true, [2300, 2303, 2301, 2302]],
      ['valid', false, [2301, 2300, 2302, 2303]],
      ['valid', true, [2303, 2302, 2300, 2301]],
      ['total', true, [2302, 2300, 2303, 2301]],
      ['total', false, [2301, 2303, 2300, 2302]],
    ])('%s, descending: %j, page by page', async (by, descending, numbers) => {
      const read = (after: { key: string; id: string } | null) => {
        const page = { filter: everyQuote, search: searchOf(''), sort: { by, descending }, limit: 2, after };
        return transact(({ quotes }) => quotes.list(page));
      };
      const first = await read(null);
      const last = first.at(-1);
      const rest = await read(last ? { key: last.key, id: last.stored.id } : null);
      expect([...first, ...rest].map(({ stored }) => stored.number)).toEqual(numbers);
    });

    test('are those to chase on the days on which the rule says so, listed and counted', async () => {
      const late = { ...frozen, sentAt: '2026-12-19T22:30:00.000Z', validUntil: '2027-12-23' };
      const quoteId = randomUUID();
      await transact(async ({ quotes, quoteVersions }) => {
        await quotes.create({ id: quoteId, number: 2304, quote, ...facts });
        await quoteVersions.add({ ...sent, quoteId, frozen: late, idempotencyKey: '2304' });
      });
      const days = {
        2300: { sentOn: '2026-11-22', validUntil: '2026-12-22' },
        2302: { sentOn: '2026-11-22', validUntil: '2027-01-05' },
        // Half past midnight of the next day in Helsinki.
        2304: { sentOn: '2026-12-20', validUntil: '2027-12-23' },
      };
      const page = { search: searchOf(''), sort: { by: 'number', descending: false }, limit: 9, after: null } as const;
      for (const today of ['2026-11-28', '2026-11-29', '2026-12-19', '2026-12-26', '2026-12-27']) {
        const filter = { ...everyQuote, toChaseOn: { day: today, timeZone: 'Europe/Helsinki' } };
        const found = await transact(({ quotes }) => quotes.list({ ...page, filter }));
        const expected = Object.entries(days).flatMap(([number, sentDays]) =>
          isToChase(sentDays, today) ? Number(number) : [],
        );
        expect(
          found.map(({ stored }) => stored.number),
          today,
        ).toEqual(expected);
        expect(await transact(({ quotes }) => quotes.count(filter)), today).toBe(expected.length);
      }
    });
  });
});
