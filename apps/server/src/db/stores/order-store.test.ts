import { randomUUID } from 'node:crypto';
import type { StoredOrder } from '@door/api/ports/order-store';
import type { Stores } from '@door/api/ports/stores';
import { money, percent } from '@door/domain/commerce/money';
import { totalsOf } from '@door/domain/commerce/quote-totals';
import { vatRatesOfLaw } from '@door/domain/commerce/vat-rates';
import { emptyCustomer } from '@door/domain/customer/customer';
import { clientId } from '@door/domain/model/ids';
import { emptyQuote } from '@door/domain/quote/quote';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf } from '../../login/accounts.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f2';
const moment = '2026-11-22T10:00:00.000Z';
const euros = (minor: number) => money(minor, 'EUR');

describe.each(databasesHere)('orders on the %s database', (kind) => {
  let server: TestServer;
  let full: StoredOrder;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  const create = (stored: StoredOrder) => transact(({ orders }) => orders.create(stored));

  const aQuote = async (number: number): Promise<string> => {
    const stored = { id: randomUUID(), number, enquiryId: null, quote: emptyQuote('EUR', 'IE fit') };
    const times = { createdAt: moment, createdBy: seller, changedBy: null, lastUpdated: moment, lastWrite: null };
    await transact(({ quotes }) => quotes.create({ ...stored, ...times }));
    return stored.id;
  };
  const aCustomer = async (name: string): Promise<string> => {
    const id = randomUUID();
    const stored = {
      id,
      details: { ...emptyCustomer, name },
      mergedInto: null,
      createdAt: moment,
      lastUpdated: moment,
    };
    await transact(({ customers }) => customers.create({ ...stored, lastWrite: null }));
    return id;
  };

  beforeAll(async () => {
    server = await openTestServer(kind);
    const supplier = await server.suppliers.find(client);
    if (!supplier) throw new Error('The demo supplier is missing.');
    await accountsOf(server.database).add({
      id: seller,
      clientId: client,
      email: 'orders@example.com',
      name: 'Sam Reed',
      role: 'installer',
      passwordHash: null,
      createdAt: new Date(),
    });
    const item = aStoredItem(supplier);
    await transact(({ items }) => items.create(item));
    const line = {
      id: randomUUID(),
      itemId: item.item.id,
      quantity: 2,
      unit: euros(198_051),
      netTrade: euros(141_465),
    };
    const charges = [
      { id: randomUUID(), kind: 'fitting', text: 'Fitting', quantity: 2, unit: euros(28_000), costOfGoods: null },
      { id: randomUUID(), kind: 'free', text: 'Steps', quantity: 1, unit: euros(9000), costOfGoods: euros(5000) },
    ] as const;
    const discount = { kind: 'percent', rate: percent(7.5) } as const;
    const sale = {
      currency: 'EUR',
      items: [line],
      charges,
      discount,
      treatment: 'IE fit',
      deposit: percent(30),
    } as const;
    full = {
      id: randomUUID(),
      number: 10_234,
      order: {
        state: 'Draft',
        quote: { id: await aQuote(7001), version: 2 },
        customerId: await aCustomer('Ada Byrne'),
        currency: 'EUR',
        lines: [line],
        charges,
        discount,
        treatment: 'IE fit',
        terms: 'Made to measure.',
        note: 'Ring first.',
        agreed: totalsOf(sale, { day: '2026-11-22', rates: vatRatesOfLaw }),
      },
      createdAt: moment,
      createdBy: seller,
      lastUpdated: moment,
    };
    await create(full);
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  test('are read as they were stored, by their id and by their quote', async () => {
    expect(await transact(({ orders }) => orders.load(full.id))).toEqual(full);
    expect(await transact(({ orders }) => orders.ofQuote(full.order.quote.id))).toEqual(full);
  });

  test('are one for each quote, and one for each id', async () => {
    expect(await create({ ...full, id: randomUUID(), number: 10_235 }), 'the same quote').toBe(false);
    const quote = { id: await aQuote(7002), version: 1 };
    expect(await create({ ...full, number: 10_236, order: { ...full.order, quote } }), 'the same id').toBe(false);
    expect(await transact(({ orders }) => orders.load(full.id))).toEqual(full);
  });

  test('are not seen by another supplier', async () => {
    expect(await transact(({ orders }) => orders.load(full.id), clientId(-1023))).toBeUndefined();
  });

  test('go with a customer who becomes part of another', async () => {
    const to = await aCustomer('Ada B.');
    await transact(({ orders }) => orders.moveToCustomer({ from: full.order.customerId, to }));
    expect((await transact(({ orders }) => orders.ofCustomer(to))).map(({ id }) => id)).toEqual([full.id]);
    expect(await transact(({ orders }) => orders.ofCustomer(full.order.customerId))).toEqual([]);
  });
});
