import type { PriceListDraft } from '@door/api/pricing/price-list-store';
import type { Stores } from '@door/api/ports/stores';
import { euros, percent } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { clientId } from '@door/domain/door/model/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const ids = ['a1', 'a2'].map((end) => `0192b1a0-0000-7000-8000-0000000000${end}`);
const [id = '', otherId = ''] = ids;
const publishedBy = '0192b1a0-0000-7000-8000-000000000002';

describe.each(databasesHere)('price lists on the %s database', (kind) => {
  let server: TestServer;
  let prices: PriceList;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    const supplier = await demoSupplier(server);
    prices = { ...supplier.prices, bar: euros(46) };
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const draft = (of: string): PriceListDraft => ({
    id: of,
    prices,
    updatedAt: '2026-11-22T08:00:00.000Z',
    attempt: null,
  });

  test('rates of VAT are the supplier’s own, read by their days, and replaced as a whole', async () => {
    const { rate, country, kind: of } = { rate: percent(13.5), country: 'IE', kind: 'reduced' } as const;
    const rates = ['2027-01-01', '2028-01-01'].map((from) => ({ country, kind: of, from, rate }));
    await transact(({ vatRates }) => vatRates.replace(rates.toReversed()));
    expect(await transact(({ vatRates }) => vatRates.load())).toEqual(rates);
    expect(await transact(({ vatRates }) => vatRates.all(), clientId(-1023))).toEqual([]);
    await transact(({ vatRates }) => vatRates.replace([]));
    expect(await transact(({ vatRates }) => vatRates.all())).toEqual([]);
  });

  test('a supplier has one draft, read back as it was saved', async () => {
    expect(await transact(({ priceLists }) => priceLists.addDraft(draft(id)))).toBe(true);
    expect(await transact(({ priceLists }) => priceLists.addDraft(draft(otherId)))).toBe(false);
    expect(await transact(({ priceLists }) => priceLists.loadDraft())).toEqual(draft(id));
    const changed = { ...draft(id), attempt: otherId };
    await transact(({ priceLists }) => priceLists.saveDraft(changed));
    await transact(({ priceLists }) => priceLists.saveDraft(draft(otherId)));
    expect(await transact(({ priceLists }) => priceLists.loadDraft())).toEqual(changed);
    expect(await transact(({ priceLists }) => priceLists.loadDraft(), clientId(-1023))).toBeUndefined();
    await transact(({ priceLists }) => priceLists.removeDraft());
    expect(await transact(({ priceLists }) => priceLists.loadDraft())).toBeUndefined();
  });

  test('a published list is read, and never changed or removed', async () => {
    const version = { version: 2, id, from: '2026-12-01', publishedAt: '2026-11-22T08:00:00.000Z', publishedBy };
    await transact(({ priceLists }) => priceLists.add(version, prices));
    expect(await transact(({ priceLists }) => priceLists.published())).toEqual([version]);
    expect(await transact(({ priceLists }) => priceLists.pricesOf(2))).toEqual(prices);
    expect(await transact(({ priceLists }) => priceLists.pricesOf(2), clientId(-1023))).toBeUndefined();
    for (const statement of [sql`update price_list set valid_from = '2026-11-30'`, sql`delete from price_list`]) {
      const changed = asClient(server.database, -1022, (queries) => queries.execute(statement));
      await expect(changed).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
