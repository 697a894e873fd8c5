import { clientId } from '@door/domain/door/model/ids';
import type { BookedMove } from '@door/domain/making/stock/book-moves';
import type { Place } from '@door/domain/making/stock/places';
import type { StockMessage, SaidSupply } from '@door/api/inventory/stock-store';
import type { Stores } from '@door/api/ports/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGate, someoneWaits } from '../../testing/a-gate.ts';
import { addAccount } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const who = '0192b1a0-0000-7000-8000-0000000000f4';
const anId = (last: string) => `5a1f4c1e-0000-4000-8000-0000000000${last}`;
const main: Place = { id: anId('01'), name: 'Main', counts: true, isDefault: true, isRetired: false };
const account = { key: 'CY-3K', unit: 'piece', currency: 'EUR' } as const;

const message = (id: string, at = '2026-11-22T10:00:00.000Z'): StockMessage => ({
  ...{ cause: { kind: 'move', id }, idempotencyKey: id, reason: 'Found', reasonCode: null, batch: null },
  ...{ happenedOn: '2026-11-22', who, at },
});
const coming = (quantity: number, value = 0): BookedMove => ({
  ...{ key: account.key, kind: 'in', place: main.id, lot: null, quantity, value, undoes: null, unitId: null },
});

type Act = (stores: Stores) => Promise<unknown>;

/** What waits for what. The embedded database runs one transaction after the other. */
const waits: readonly (readonly [string, Act, Act])[] = [
  ['retires a place', ({ stock }) => stock.placesInUse([main.id]), ({ stock }) => stock.lockPlaces()],
  ['changes how articles are kept', ({ stock }) => stock.lock([account]), ({ stock }) => stock.lockSupplies()],
  ['sends the same message', ({ stock }) => stock.writtenBy(anId('31')), ({ stock }) => stock.writtenBy(anId('31'))],
];

describe.each(databasesHere)('places, supplies and the ledger of stock on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: who, role: 'fabricator' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('of two first places at once there is one', async () => {
    const second = { ...main, id: anId('02') };
    const version = '2199-11-29T08:00:00.000Z';
    await Promise.all(
      [main, second].map((place) => transact(({ stock }) => stock.addFirstPlace(place, '2026-11-29T08:00:00.000Z'))),
    );
    const [kept, ...others] = await transact(({ stock }) => stock.places());
    expect([main, second]).toContainEqual(kept);
    expect(others).toEqual([]);
    await transact(({ stock }) => stock.savePlaces([{ ...second, isDefault: false }, main], version));
    expect(await transact(({ stock }) => stock.placesVersion())).toBe(version);
    expect((await transact(({ stock }) => stock.places())).find(({ isDefault }) => isDefault)).toEqual(main);
  });

  test('lines are numbered within their key, found by their message, and never changed', async () => {
    const [one, other] = [message(anId('11')), message(anId('12'))];
    await transact(async ({ stock }) => {
      expect(await stock.lock([account])).toEqual([account]);
      await stock.add([coming(3, 1000), coming(2)], one);
      await stock.add([{ ...coming(-1, -200), kind: 'issue' }], other);
    });
    await transact(async ({ stock }) => {
      expect(await stock.lines(account.key, { before: null, limit: 2 })).toMatchObject([{ line: 3 }, { line: 2 }]);
      expect(await stock.lines(account.key, { before: 2, limit: 2 })).toEqual([
        { ...coming(3, 1000), ...one, line: 1 },
      ]);
      expect(await stock.writtenBy(anId('11'))).toMatchObject([{ line: 1 }, { line: 2 }]);
      expect(await stock.balances()).toEqual([
        { key: account.key, place: main.id, lot: null, quantity: 4, value: 800 },
      ]);
    });
    expect(await transact(({ stock }) => stock.balances(), clientId(-1023))).toEqual([]);
    expect(await transact(({ stock }) => stock.line(account.key, 1), clientId(-1023))).toBeUndefined();
    for (const statement of [
      sql`update stock_move set quantity = 9`,
      sql`delete from stock_move`,
      sql`delete from place`,
    ])
      await expect(asClient(server.database, client, (queries) => queries.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });

  test('a key that is kept stays in its unit and currency', async () => {
    const other = { ...account, unit: 'metre', currency: 'GBP' } as const;
    expect(await transact(({ stock }) => stock.lock([other]))).toEqual([account]);
  });

  test('of two who take the last of it at once, one waits and finds it taken', async () => {
    const take = (id: string) =>
      transact(async ({ stock }) => {
        await stock.lock([account]);
        const [balance] = await stock.balances({ keys: [account.key] });
        if ((balance?.quantity ?? 0) < 4) return 'taken';
        await stock.add([{ ...coming(-4, -800), kind: 'issue' }], message(id));
        return 'mine';
      });
    expect((await Promise.all([take(anId('21')), take(anId('22'))])).toSorted()).toEqual(['mine', 'taken']);
  });

  test.each(kind === 'embedded' ? [] : waits)(
    'whoever %s waits for whoever moves something',
    async (_, moves, changes) => {
      const gate = aGate();
      const done: string[] = [];
      const first = transact(async (stores) => {
        await moves(stores);
        await gate.pass();
        done.push('moved');
      });
      await gate.reached;
      const second = transact(async (stores) => {
        await changes(stores);
        done.push('changed');
      });
      await Promise.race([second, someoneWaits(server)]);
      gate.open();
      await Promise.all([first, second]);
      expect(done).toEqual(['moved', 'changed']);
    },
  );

  test('how an article is kept is replaced as a whole', async () => {
    const supply: SaidSupply = {
      ...{ id: anId('31'), lastUpdated: '2026-11-29T08:00:00.000Z' },
      ...{ key: 'OF72*', supply: 'bars', stage: 'cutting', floor: 10, firstPlace: main.id },
      ...{ isLotTracked: false, analysisCode: 'BARS' },
    };
    await transact(({ stock }) => stock.saveSupply(supply));
    const changed = { ...supply, floor: 4, firstPlace: null };
    await transact(({ stock }) => stock.saveSupply(changed));
    expect(await transact(({ stock }) => stock.supplies())).toEqual([changed]);
    expect(await transact(({ stock }) => stock.supplies(), clientId(-1023))).toEqual([]);
  });
});
