import { randomUUID } from 'node:crypto';
import type { Customer } from '@door/api/customer/customer-store';
import { everyItem } from '@door/api/item/item-store';
import type { Stores } from '@door/api/ports/stores';
import { emptyCustomer } from '@door/domain/selling/customer/customer';
import { clientId } from '@door/domain/door/model/ids';
import { type CustomerSort, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { anEnquiry, aStoredItem } from '../../testing/samples.ts';
import { backfillSearchTerms } from '../item/backfill-search-terms.ts';

const client = clientId(-1022);

const aCustomer = (name: string, email = ''): Customer => ({
  id: randomUUID(),
  details: { ...emptyCustomer, name, email, sites: [{ id: randomUUID(), name: '', address: `${name} Lane` }] },
  lastUpdated: '2026-11-21T08:15:30.123Z',
  lastIdempotencyKey: null,
  mergedInto: null,
});

describe.each(databasesHere)('customers on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);
  const [ada, ben, zoe] = [aCustomer('ada', 'Ada@Example.com'), aCustomer('Ben'), aCustomer('Zoë')];

  beforeAll(async () => {
    server = await openTestServer(kind);
    for (const each of [zoe, ada, ben]) await transact(({ customers }) => customers.create(each));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const found = (text: string) =>
    transact(async ({ customers }) => {
      const page = { search: searchOf(text), limit: 5, after: null };
      const rows = await customers.list({ ...page, sort: { by: 'name', descending: false } });
      return rows.map(({ customer: { details } }) => details.name);
    });

  test('are loaded as they were saved, and made once', async () => {
    const changed = { ...ada, details: { ...ada.details, notes: 'Rings after six' }, lastIdempotencyKey: 'mark' };
    expect(await transact(({ customers }) => customers.create(changed))).toBe(false);
    expect(await transact(({ customers }) => customers.find(ada.id))).toEqual(ada);
    await transact(({ customers }) => customers.save(changed));
    expect(await transact(({ customers }) => customers.load(ada.id))).toEqual(changed);
    await transact(({ customers }) => customers.save(ada));
  });

  test.each<[CustomerSort, boolean, readonly string[]]>([
    ['name', false, ['ada', 'Ben', 'Zoë']],
    ['name', true, ['Zoë', 'Ben', 'ada']],
  ])('are read by %s page by page', async (by, descending, names) => {
    const read = (after: { key: string; id: string } | null) =>
      transact(({ customers }) => customers.list({ search: searchOf(''), limit: 2, after, sort: { by, descending } }));
    const first = await read(null);
    const last = first.at(-1);
    const rest = await read(last ? { key: last.key, id: last.customer.id } : null);
    expect([...first, ...rest].map(({ customer }) => customer.details.name)).toEqual(names);
  });

  test('are found by word, and by their whole e-mail address', async () => {
    expect([await found('lane be'), await found('zoe'), await found('castle')]).toEqual([['Ben'], ['Zoë'], []]);
    const same = await transact(({ customers }) => customers.withEmail(' ada@EXAMPLE.com'));
    expect(same.map(({ id }) => id)).toEqual([ada.id]);
    expect(await transact(({ customers }) => customers.withEmail('da@example.com'))).toEqual([]);
  });

  test('are found again after a backfill, when their terms were lost', async () => {
    await server.database.queries.execute(sql`truncate customer_term`);
    expect(await found('zoe')).toEqual([]);
    await backfillSearchTerms(server.database);
    expect([await found('zoe'), await found('ben lane')]).toEqual([['Zoë'], ['Ben']]);
  });

  test('have enquiries and items, which move when they are merged; who was merged is found no more', async () => {
    const supplier = await demoSupplier(server);
    const [kept, merged] = [aCustomer('Kept'), aCustomer('Merged', 'merged@example.com')];
    const stored = aStoredItem(supplier);
    const enquiry = anEnquiry(stored);
    await transact(async (stores) => {
      for (const each of [kept, merged]) await stores.customers.create(each);
      await stores.items.create(stored);
      await stores.enquiries.add(enquiry);
      await stores.enquiries.save({ ...enquiry, customerId: merged.id });
    });
    const theirs = (customer: string) =>
      transact(async ({ enquiries, items }) => {
        const page = { limit: 5, after: null, search: searchOf('') };
        const filter = { ...page, state: null, isTaken: null, assignee: null, customer };
        const asked = await enquiries.list({ ...filter, sort: usualSorts.enquiries });
        const doors = await items.list({ ...page, filter: { ...everyItem, customer }, sort: usualSorts.items });
        return [...asked.map((each) => each.enquiry.id), ...doors.map((each) => each.stored.item.id)];
      });
    expect(await theirs(merged.id)).toEqual([enquiry.id, stored.item.id]);
    await transact(async ({ customers, enquiries }) => {
      await customers.save({ ...merged, mergedInto: kept.id });
      await enquiries.moveToCustomer({ from: merged.id, to: kept.id });
    });
    expect([await theirs(merged.id), await theirs(kept.id)]).toEqual([[], [enquiry.id, stored.item.id]]);
    expect([
      await found('merged'),
      await transact(({ customers }) => customers.withEmail('merged@example.com')),
    ]).toEqual([[], []]);
    const page = { search: searchOf('kept'), limit: 5, after: null, sort: usualSorts.customers };
    expect(await transact(({ customers }) => customers.list(page))).toMatchObject([
      { enquiries: 1, quotes: 0, orders: 0 },
    ]);
  });

  test('are seen by their own supplier only', async () =>
    expect(await server.transactions.run(clientId(-1023), ({ customers }) => customers.find(ada.id))).toBeUndefined());
});
