import type { Stores } from '@door/api/ports/stores';
import type { StoredConfirmation, StoredPurchase } from '@door/api/purchase/purchase-store';
import { clientId } from '@door/domain/door/model/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGate, someoneWaits } from '../../testing/a-gate.ts';
import { addAccount } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const who = '0192b1a0-0000-7000-8000-0000000000f7';
const anId = (last: string) => `5a1f4c1e-0000-4000-8000-0000000000${last}`;
const [vendor, id, line, main] = [anId('01'), anId('02'), anId('03'), anId('04')];
const at = '2026-11-22T10:00:00.000Z';

const stored: StoredPurchase = {
  ...{ id, number: 1001, createdAt: at, createdBy: who, lastUpdated: at },
  ...{ firstIdempotencyKey: 'made', lastIdempotencyKey: null, confirmations: [], receipts: [] },
  purchase: {
    ...{ vendor, currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2026-11-22' },
    lines: [
      {
        ...{ id: line, key: 'CY-3K', unit: 'piece', quantity: 20, price: { minor: 250, per: 1 } },
        ...{ wanted: '2026-11-26', isClosed: false },
      },
    ],
  },
};

const confirmation: StoredConfirmation = {
  ...{ id: anId('11'), revision: 1, number: 'AB-77', how: 'phone', who, at },
  lines: [
    {
      line,
      schedule: [
        { day: '2026-11-27', quantity: 12 },
        { day: '2026-11-30', quantity: 8 },
      ],
    },
    { line: anId('05'), schedule: [] },
  ],
};

const receipt = {
  ...{ id: anId('21'), deliveryNote: 'D 17', reason: '', undoes: null, idempotencyKey: 'came' },
  ...{ happenedOn: '2026-11-27', who, at },
  lines: [{ line, place: main, lot: null, quantity: 9, damaged: 1 }],
} as const;

describe.each(databasesHere)('purchases on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: who, role: 'fabricator' });
    await transact(async ({ vendors, stock, purchases }) => {
      await vendors.save({
        vendor: {
          ...{ id: vendor, name: 'Latch', ourNumber: '', mail: '', phone: '', currency: 'EUR', vatNumber: '' },
          ...{ leastOrderValue: 0, orderDays: [1], cutOff: '16:00', deliveryDays: [1], closed: [], coverDays: 0 },
          ...{ overDelivery: { toOrder: 0, other: 10 }, howToOrder: 'phone', peppolId: '', state: 'active' },
          csv: { columns: [], separator: ';', encoding: 'utf-8' },
        },
        ...{ lastUpdated: at, firstIdempotencyKey: 'vendor', lastIdempotencyKey: null },
      });
      await stock.addPlace({ id: main, name: 'Rack', counts: true, isDefault: false, isRetired: false }, at);
      await purchases.create(stored, 'Sent');
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('what was confirmed and what came is kept as it was written, and never changed', async () => {
    await transact(async ({ purchases }) => {
      await purchases.addConfirmation(id, confirmation);
      await purchases.addReceipt(id, receipt);
    });
    const kept = { ...stored, confirmations: [confirmation], receipts: [receipt] };
    expect(await transact(({ purchases }) => purchases.load(id))).toEqual(kept);
    expect(await transact(({ purchases }) => purchases.find([id]))).toEqual([kept]);
    expect(await transact(({ purchases }) => purchases.ofReceipt(receipt.id))).toBe(id);
    const since = (of: string, day: string) => transact(({ purchases }) => purchases.openOrReceivedSince(of, day));
    expect(await since(vendor, '2026-11-28')).toEqual([kept]);
    await transact(({ purchases }) => purchases.save(kept, 'Received'));
    expect(await since(vendor, receipt.happenedOn)).toEqual([kept]);
    expect(await since(vendor, '2026-11-28')).toEqual([]);
    expect(await since(anId('99'), receipt.happenedOn)).toEqual([]);
    const undo = { ...receipt, id: anId('22'), undoes: receipt.id };
    await transact(({ purchases }) => purchases.addReceipt(id, undo));
    const twice = transact(({ purchases }) => purchases.addReceipt(id, { ...undo, id: anId('23') }));
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    for (const statement of [
      sql`delete from purchase`,
      sql`update purchase_confirmation set number = ''`,
      sql`delete from purchase_confirmation_line`,
      sql`update receipt set reason = ''`,
      sql`update receipt_line set quantity = 9`,
      sql`delete from receipt_line`,
    ])
      await expect(asClient(server.database, client, (queries) => queries.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });

  test('another supplier sees none of it', async () => {
    const other = clientId(-1023);
    const page = { filter: { states: null, vendor: null }, before: null, limit: null };
    expect(await transact(({ purchases }) => purchases.list(page), other)).toEqual([]);
    expect(await transact(({ purchases }) => purchases.load(id), other)).toBeUndefined();
    expect(await transact(({ purchases }) => purchases.ofReceipt(receipt.id), other)).toBeUndefined();
    expect(await transact(({ purchases }) => purchases.openOrReceivedSince(vendor, '2026-01-01'), other)).toEqual([]);
  });

  test('lines are replaced as a whole, and purchases found by state, vendor and number', async () => {
    const [first] = stored.purchase.lines;
    if (!first) throw new Error('There is a line.');
    const lines = [
      { ...first, id: anId('31'), price: null },
      { ...first, quantity: 30 },
    ];
    const changed = { ...stored, purchase: { ...stored.purchase, lines } };
    await transact(({ purchases }) => purchases.save(changed, 'Part Received'));
    const found = async (
      filter: Partial<Parameters<Stores['purchases']['list']>[0]['filter']>,
      before: number | null = null,
    ) =>
      transact(({ purchases }) =>
        purchases.list({ filter: { states: null, vendor: null, ...filter }, before, limit: 50 }),
      );
    expect((await found({ states: ['Part Received'], vendor }))[0]?.purchase.lines).toEqual(lines);
    expect(await found({ states: ['Sent'] })).toEqual([]);
    expect(await found({ vendor: anId('99') })).toEqual([]);
    expect(await found({}, 1001)).toEqual([]);
  });

  test.skipIf(kind === 'embedded')('whoever counts what is to be bought waits for whoever books goods in', async () => {
    const gate = aGate();
    const done: string[] = [];
    const first = transact(async ({ purchases }) => {
      await purchases.shareSupply();
      await gate.pass();
      done.push('booked in');
    });
    await gate.reached;
    const second = transact(async ({ purchases }) => {
      await purchases.lockSupply();
      done.push('counted');
    });
    await Promise.race([second, someoneWaits(server)]);
    gate.open();
    await Promise.all([first, second]);
    expect(done).toEqual(['booked in', 'counted']);
  });
});
