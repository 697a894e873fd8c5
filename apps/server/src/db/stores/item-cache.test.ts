import type { StoredItem } from '@door/api/ports/item-store';
import type { Supplier } from '@door/api/ports/supplier';
import { demoSuppliers } from '@door/catalogue/demo';
import { installerRouter } from '@door/api/routers';
import { clientId, type ItemId, itemId } from '@door/domain/model/ids';
import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addAccount, callContext, demoSupplier, testClient } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';
import { type AloneStatement, asClient, type Database, outsideTransactions, rowsOf } from '../database.ts';
import { openInMemory } from '../open-embedded.ts';
import { seedIfEmpty } from '../seed-if-empty.ts';
import { itemCache } from './item-cache.ts';
import { itemStore } from './item-store.ts';
import { suppliersOf } from './suppliers.ts';

const other = clientId(-1023);
const later = '2026-11-21T09:00:00.000Z';

describe.each(databasesHere)('items on the %s database', (kind) => {
  let server: TestServer;
  let supplier: Supplier;
  let stored: StoredItem;
  let id: ItemId;
  let read: () => Promise<StoredItem | undefined>;

  const save = (changed: Partial<StoredItem>) =>
    server.transactions.run(testClient, async ({ items }) => {
      const now = await items.load(id);
      if (now) await items.save({ ...now, ...changed });
    });
  const inTheTable = async () => (await server.transactions.run(testClient, ({ items }) => items.find([id])))[0];

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    await server.deleteItems();
    stored = aStoredItem(supplier);
    ({ id } = stored.item);
    read = () => server.readItem(testClient, id);
    await server.transactions.run(testClient, ({ items }) => items.create(stored));
  });

  describe('that are read by themselves', () => {
    test('are as the store of items reads them', async () => {
      const full = { bomUpdated: later, submittedAt: later, measuredAt: later, lastWrite: 'a "mark"' };
      expect(await read()).toEqual(stored);
      await save(full);
      expect(await read()).toEqual({ ...stored, ...full });
      expect(await read()).toEqual(await inTheTable());
    });

    test('are the same object again until their row is written', async () => {
      const first = await read();
      expect(await read()).toBe(first);
      await save({});
      expect(await read()).not.toBe(first);
      expect(await read()).toEqual(first);
    });

    test.each<readonly [string, Partial<StoredItem>]>([
      ['the design', { job: { address: '4 Mill Lane' }, lastUpdated: later }],
      ['only when the bill was made', { bomUpdated: later }],
      ['only that the enquiry was sent', { submittedAt: later }],
      ['only that it was measured', { measuredAt: later }],
      ['only the mark of the message', { lastWrite: 'mark' }],
    ])('are never as before where %s has changed', async (_, changed) => {
      expect(await read()).toEqual(stored);
      await save(changed);
      expect(await read()).toEqual({ ...stored, ...changed });
    });

    test('are as before where a change was undone', async () => {
      const first = await read();
      const undone = server.transactions.run(testClient, async ({ items }) => {
        await items.load(id);
        await items.save({ ...stored, lastUpdated: later });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await read()).toBe(first);
    });

    test('are none once they are deleted, and another one under the same id is that one', async () => {
      await read();
      await server.transactions.run(testClient, ({ items }) => items.remove(id));
      expect(await read()).toBeUndefined();
      const next = { ...stored, job: { address: 'elsewhere' } };
      await server.transactions.run(testClient, ({ items }) => items.create(next));
      expect(await read()).toEqual(next);
    });

    test('are none of another supplier, known or not, nor after an error', async () => {
      for (let time = 0; time < 3; time += 1) {
        expect([await read(), await server.readItem(other, id)]).toEqual([stored, undefined]);
        await expect(server.readItem(testClient, itemId("'; select 1"))).rejects.toThrow('uuid');
        expect([await server.readItem(other, id), await read()]).toEqual([undefined, stored]);
      }
    });

    test('of two suppliers under one id are each supplier’s own', async () => {
      const theirs = { ...stored, job: { address: 'theirs' } };
      await server.transactions.run(other, ({ items }) => items.create(theirs));
      const ask = async (at: number) => server.readItem(at % 2 ? other : testClient, id);
      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(at)));
      expect(answers).toEqual(Array.from({ length: 40 }, (_, at) => (at % 2 ? theirs : stored)));
    });

    test('leave neither role nor supplier with the connection, and are found where their plan is lost', async () => {
      const outside = outsideTransactions(server.database);
      for (let time = 0; time < 3; time += 1) {
        const asked = [read(), server.readItem(testClient, itemId('none')).catch(() => 'refused'), read()];
        expect(await Promise.all(asked)).toEqual([stored, 'refused', stored]);
        const [who] = rowsOf(
          await outside.execute(
            sql`select current_user <> 'app' as owner, current_setting('app.client_id', true) as client`,
          ),
        );
        expect([who?.['owner'], who?.['client'] || null]).toEqual([true, null]);
        // The other plans are the transactions'.
        await outside.execute(sql`deallocate one_item`);
      }
    });

    test('are never older than the last change that was answered, whoever reads meanwhile', async () => {
      const step = fc.constantFrom('save', 'read', 'read both', 'undo');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const { readItem: second } = itemCache(server.database, Date.now);
          for (const [at, kindOfStep] of steps.entries()) {
            const address = `house ${String(at)}`;
            const reading = [read(), second(testClient, id)];
            if (kindOfStep === 'save') await save({ job: { address } });
            if (kindOfStep === 'undo')
              await server.transactions
                .run(testClient, async ({ items }) => {
                  await items.save({ ...stored, job: { address } });
                  throw new Error('undone');
                })
                .catch(() => undefined);
            await Promise.all(reading);
            const present = await inTheTable();
            expect([await read(), await second(testClient, id)]).toEqual([present, present]);
          }
        }),
        { numRuns: 10 },
      );
    });
  });

  describe('that are changed by themselves', () => {
    /** In the same hour, under words that it is found by already. */
    const next = (before: StoredItem): StoredItem => ({
      ...before,
      catalogueVersion: before.catalogueVersion + 1,
      lastUpdated: new Date(Date.parse(before.lastUpdated) + 1).toISOString(),
      lastWrite: `mark ${String(before.catalogueVersion)}`,
    });
    const change = (how: (before: StoredItem) => StoredItem | null = next) => server.changeItem(testClient, id, how);

    test('are stored as they were made, one change after the other, and read so', async () => {
      const turned = (before: StoredItem) => next({ ...before, item: { ...before.item, hand: 'right' } });
      expect(await change(turned)).toEqual(turned(stored));
      expect(await inTheTable()).toEqual(turned(stored));
      expect(await change()).toEqual(next(turned(stored)));
      expect(await inTheTable()).toEqual(next(turned(stored)));
      expect(await server.readItem(testClient, id)).toEqual(next(turned(stored)));
      expect(await itemCache(server.database, Date.now).readItem(testClient, id)).toEqual(next(turned(stored)));
    });

    test.each<readonly [string, Partial<StoredItem>]>([
      ['the design', { lastUpdated: later }],
      ['only when the bill was made', { bomUpdated: later }],
      ['only that the enquiry was sent', { submittedAt: later }],
      ['only that it was measured', { measuredAt: later }],
    ])(
      'are not changed where somebody else has changed %s since they were known, and the next time they are',
      async (_, changed) => {
        await server.readItem(testClient, id);
        await save(changed);
        const present = { ...stored, ...changed };
        const asked: StoredItem[] = [];
        const look = (before: StoredItem) => {
          asked.push(before);
          return next(before);
        };
        expect(await change(look)).toBeNull();
        expect(await inTheTable()).toEqual(present);
        expect(await change(look)).toEqual(next(present));
        expect(asked).toEqual([stored, present]);
        expect(await inTheTable()).toEqual(next(present));
      },
    );

    test.each<readonly [string, (before: StoredItem) => StoredItem | null]>([
      ['nothing is to be changed', () => null],
      ['they would be found by another address', (before) => next({ ...before, job: { address: '4 Mill Lane' } })],
      [
        'they would be found by another number',
        (before) => next({ ...before, item: { ...before.item, houseNumber: '12' } }),
      ],
      ['they would be found in another hour', (before) => ({ ...next(before), lastUpdated: later })],
    ])('stay as they are where %s', async (_, how) => {
      expect(await change(how)).toBeNull();
      expect(await inTheTable()).toEqual(stored);
    });

    test('of another supplier, and what is none, are none', async () => {
      expect(await server.changeItem(other, id, next)).toBeNull();
      expect(await server.changeItem(testClient, itemId(randomUUID()), next)).toBeNull();
      expect(await inTheTable()).toEqual(stored);
    });

    test('stay as they are in the line of an order', async () => {
      const caller = { role: 'installer', userId: randomUUID() } as const;
      const seller = installerRouter.createCaller(callContext(server, { caller }));
      await addAccount(server, { id: caller.userId, role: 'installer' });
      const CustomerId = randomUUID();
      await seller.customer.create({ Id: CustomerId, Name: 'Maeve Kelly' });
      const { Id } = await seller.createItemFromTemplate({ ItemId: 'single-door' });
      const { Lines } = await seller.order.create({ Id: randomUUID(), CustomerId, ItemIds: [Id] });
      id = itemId(Lines[0]?.ItemId ?? '');
      const before = await inTheTable();
      expect(await change()).toBeNull();
      expect(before && (await inTheTable())).toEqual(before);
    });

    test('are changed once for each answer, whoever changes them at the same time and in whatever way', async () => {
      const step = fc.constantFrom('this process', 'another process', 'a transaction');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const second = itemCache(server.database, Date.now);
          const start = (await inTheTable())?.catalogueVersion ?? 0;
          const ways = {
            'this process': () => change(),
            'another process': () => second.changeItem(testClient, id, next),
            'a transaction': () =>
              server.transactions.run(testClient, async ({ items }) => {
                const present = await items.load(id);
                if (!present) return null;
                await items.save(next(present));
                return next(present);
              }),
          };
          const answers = (await Promise.all(steps.map((way) => ways[way]()))).filter((answer) => answer !== null);
          const versions = answers.map(({ catalogueVersion }) => catalogueVersion).toSorted((one, two) => one - two);
          expect(versions).toEqual(answers.map((_, at) => start + at + 1));
          expect((await inTheTable())?.catalogueVersion).toBe(start + answers.length);
        }),
        { numRuns: 20 },
      );
    });

    test.skipIf(kind === 'embedded')('wait for nobody who has locked them', async () => {
      await server.readItem(testClient, id);
      const asAnotherCall = AsyncResource.bind(() => change());
      await server.transactions.run(testClient, async ({ items }) => {
        await items.load(id);
        expect(await asAnotherCall()).toBeNull();
      });
      expect(await inTheTable()).toEqual(stored);
    });
  });
});

test('an item is read anew where another database, as it was a while ago, has taken the place of the one before', async () => {
  const first = await openInMemory();
  await seedIfEmpty(first, demoSuppliers);
  const stored = aStoredItem(await demoSupplier({ suppliers: suppliersOf(first, Date.now) }));
  const saved = (database: Database, address: string) =>
    asClient(database, testClient, (queries) => itemStore(queries, testClient).save({ ...stored, job: { address } }));
  await asClient(first, testClient, (queries) => itemStore(queries, testClient).create(stored));
  const standby = await openInMemory(await first.files());
  const now = { database: first };
  const askAlone: Database['askAlone'] = (...asked) => now.database.askAlone(...asked);
  const { readItem: read } = itemCache({ ...first, askAlone }, Date.now);
  await saved(first, 'lost');
  expect((await read(testClient, stored.item.id))?.job.address).toBe('lost');
  // The first that is written to the other is the same item: by the same number, at the same place.
  now.database = standby;
  await saved(standby, 'there');
  expect((await read(testClient, stored.item.id))?.job.address).toBe('there');
  await first.close();
  await standby.close();
});

describe('what stays in memory', () => {
  afterEach(() => void vi.useRealTimers());

  /** Answers which stamp was sent: '' where nothing is known of the item. */
  function aReader(longest = 100) {
    vi.useFakeTimers();
    const sent: (string | undefined)[] = [];
    let supplier: Supplier | undefined;
    const askAlone = async (_: number, { texts: [, id, stamp] }: AloneStatement) => {
      sent.push(stamp);
      if (stamp === 'first') return [['first', null, null]];
      const { item, currency, ...others } = aStoredItem(await theSupplier());
      const state = { version: 9, item: { ...item, id }, job: { address: 'x'.repeat(longest) }, currency };
      return [['first', JSON.stringify(state), JSON.stringify(others)]];
    };
    const theSupplier = async () => (supplier ??= await aSupplier());
    const { readItem: read } = itemCache(Object.assign(Object.create(null), { askAlone }), Date.now);
    const stampFor = async (id: string) => {
      await read(testClient, itemId(id));
      return sent.at(-1);
    };
    return { stampFor };
  }
  let aSupplier: () => Promise<Supplier>;
  beforeAll(async () => {
    await using server = await openTestServer();
    const supplier = await demoSupplier(server);
    aSupplier = async () => supplier;
  });

  test('is forgotten a minute or so after it was last found unchanged', async () => {
    const { stampFor } = aReader();
    expect([await stampFor('1'), await stampFor('1')]).toEqual(['', 'first']);
    vi.advanceTimersByTime(45_000);
    expect(await stampFor('1')).toBe('first');
    vi.advanceTimersByTime(45_000);
    expect(await stampFor('1')).toBe('first');
    vi.advanceTimersByTime(75_000);
    expect(await stampFor('1')).toBe('');
  });

  test('is a bounded number of items, those that were read last', async () => {
    const { stampFor } = aReader();
    await stampFor('first');
    for (let at = 0; at < 199; at += 1) await stampFor(String(at));
    expect(await stampFor('first')).toBe('first');
    await stampFor('one more');
    expect([await stampFor('first'), await stampFor('0')]).toEqual(['first', '']);
  });

  test('is no item with a document of unusual length', async () => {
    const { stampFor } = aReader(40_000);
    expect([await stampFor('1'), await stampFor('1')]).toEqual(['', '']);
  });
});
