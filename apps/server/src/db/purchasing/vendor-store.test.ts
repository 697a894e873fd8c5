import { randomUUID } from 'node:crypto';
import type { Stores } from '@door/api/ports/stores';
import type { StoredVendor } from '@door/api/vendor/vendor-store';
import { clientId } from '@door/domain/door/model/ids';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';
import { newVendor } from '@door/domain/making/purchasing/vendor-problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';

const aVendor = (name: string): StoredVendor => ({
  vendor: { ...newVendor, name, id: randomUUID(), currency: 'EUR', state: 'active' },
  lastUpdated: '2026-11-21T08:15:30.123Z',
  firstIdempotencyKey: 'made',
  lastIdempotencyKey: null,
});

const anItem = ({ vendor }: StoredVendor, facts: Partial<VendorItem> = {}): VendorItem => ({
  ...{ id: randomUUID(), vendor: vendor.id, key: 'CY-3K', unit: 'piece', code: '4711', text: 'Cylinder', pack: 10 },
  ...{ least: 20, leadDays: 3, price: { minor: 12_500, per: 100 }, validFrom: null, validUntil: null, rank: 1 },
  ...facts,
});

describe.each(databasesHere)('vendors on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, client = -1022) =>
    server.transactions.run(clientId(client), work);
  const [acme, zinc] = [aVendor('acme'), aVendor('Zinc')];

  beforeAll(async () => {
    server = await openTestServer(kind);
    for (const each of [zinc, acme]) await transact(({ vendors }) => vendors.save(each));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('are read as they were saved, with their closed days and columns', async () => {
    const changed: StoredVendor = {
      ...zinc,
      vendor: {
        ...zinc.vendor,
        ...{ orderDays: [3], deliveryDays: [2, 4], closed: ['2026-12-24', '2027-01-04'], leastOrderValue: 25_000 },
        ...{ overDelivery: { toOrder: 1, other: 5 }, howToOrder: 'portal' },
        csv: {
          columns: [
            { field: 'vendorCode', heading: 'Article', format: 'text' },
            { field: 'quantity', heading: 'Qty', format: 'comma' },
          ],
          ...{ separator: '\t', encoding: 'windows-1252' },
        },
      },
      lastIdempotencyKey: 'mark',
    };
    await transact(({ vendors }) => vendors.save(changed));
    expect(await transact(({ vendors }) => vendors.find(zinc.vendor.id))).toEqual(changed);
    await transact(({ vendors }) => vendors.save(zinc));
    expect(await transact(({ vendors }) => vendors.all())).toEqual([acme, zinc]);
    expect(await transact(({ vendors }) => vendors.lock())).toEqual([acme, zinc]);
  });

  test('have items in the order of keys, ranks and days', async () => {
    const items = [
      anItem(acme, { validUntil: '2026-12-31' }),
      anItem(acme, { validFrom: '2027-01-01', price: null }),
      anItem(acme, { rank: 2 }),
      anItem(acme, { key: 'OF72*', unit: 'bar', pack: 1, leadDays: 10 }),
    ];
    const ofZinc = anItem(zinc);
    await transact(({ vendors }) => vendors.saveItems(acme.vendor.id, items.toReversed()));
    await transact(({ vendors }) => vendors.saveItems(zinc.vendor.id, [ofZinc]));
    expect(await transact(({ vendors }) => vendors.items([acme.vendor.id]))).toEqual(items);
    expect(await transact(({ vendors }) => vendors.items())).toHaveLength(5);
    expect(await transact(({ vendors }) => vendors.sums())).toEqual(
      expect.arrayContaining([
        { vendor: acme.vendor.id, items: 4, leastLeadDays: 3, mostLeadDays: 10 },
        { vendor: zinc.vendor.id, items: 1, leastLeadDays: 3, mostLeadDays: 3 },
      ]),
    );
    const [first, second] = items;
    const changed = { ...items[2], ...anItem(acme, { id: items[2]?.id ?? '', rank: 2, text: 'Other' }) };
    await transact(({ vendors }) => vendors.saveItems(acme.vendor.id, [changed], [first?.id ?? '', ofZinc.id]));
    expect(await transact(({ vendors }) => vendors.items([acme.vendor.id]))).toEqual([second, changed, items[3]]);
    expect(await transact(({ vendors }) => vendors.items([zinc.vendor.id]))).toEqual([ofZinc]);
  });

  test('take as many items as one vendor can have, and more than one statement takes', async () => {
    const many = Array.from({ length: 4_500 }, (_, at) => anItem(zinc, { key: `K${String(at)}` }));
    await transact(({ vendors }) => vendors.saveItems(zinc.vendor.id, many));
    expect((await transact(({ vendors }) => vendors.items([zinc.vendor.id]))).length).toBeGreaterThanOrEqual(4_500);
  });

  test('are seen by their own supplier only', async () => {
    expect(await transact(({ vendors }) => vendors.find(acme.vendor.id), -1023)).toBeUndefined();
    expect(await transact(({ vendors }) => vendors.items(), -1023)).toEqual([]);
  });
});
