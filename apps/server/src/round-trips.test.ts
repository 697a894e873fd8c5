import { randomUUID } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { together } from '@door/api/together';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { itemId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/open-postgres.ts';
import { suppliersOf } from './db/settings/suppliers.ts';
import { transactionsOf } from './db/transactions.ts';
import { callContext, type CallStores, testClient } from './testing/call-context.ts';
import { whyNoPostgres } from './testing/open-test-server.ts';
import { copyOf } from './testing/postgres-server.ts';
import { countRoundTrips, type RoundTrips } from './testing/round-trips.ts';

const prepared = inject('preparedPostgres');
const title = 'round trips to PostgreSQL';

/** How often a call waits for PostgreSQL, commit included. Each is a fifth of a short call, and with a database elsewhere most of it. */
describe.skipIf(!prepared)(prepared ? title : `${title} (skipped: ${whyNoPostgres})`, () => {
  let trips: RoundTrips;
  let database: Database;
  let server: CallStores;
  let Id: string;
  const blobs = fakeBlobs();
  const visitor = () => publicRouter.createCaller(callContext(server, { caller: { role: 'public' }, blobs }));
  const seller = () =>
    installerRouter.createCaller(callContext(server, { caller: { role: 'installer', userId: randomUUID() }, blobs }));
  const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    // What it knows of the supplier stays known for seconds.
    await server.suppliers.find(testClient);
    trips.take();
    await work();
    return trips.take();
  };

  beforeAll(async () => {
    if (!prepared) return;
    trips = countRoundTrips();
    database = openPostgres(await copyOf(prepared), () => undefined);
    server = {
      suppliers: suppliersOf(database, Date.now),
      transactions: transactionsOf(database, async () => undefined),
    };
    ({ Id } = await visitor().createItemFromTemplate({ ItemId: 'single-door' }));
  });
  afterAll(async () => {
    await database.close();
    trips[Symbol.dispose]();
  });

  test('an item with both pictures and a bill of forty lines is saved in one transaction of four at most, and its commit', async () => {
    const supplier = await server.suppliers.find(testClient);
    if (!supplier) throw new Error('The demo supplier is missing.');
    const count = await tripsOf(() =>
      server.transactions.run(testClient, async ({ items, images, instructions }) => {
        const stored = await items.load(itemId(Id));
        if (!stored) throw new Error('The item is missing.');
        const lines = workInstructionsOf(bomOf(stored.item, supplier));
        const forty = Array.from({ length: 40 }, (_, at) => lines[at % lines.length]).filter(
          (line) => line !== undefined,
        );
        const shown = {
          itemId: stored.item.id,
          version: randomUUID(),
          url: 'https://example.com',
          updatedAt: stored.lastUpdated,
        };
        await together([
          items.save({ ...stored, bomUpdated: stored.lastUpdated }),
          images.save({ side: 'external', ...shown }),
          images.save({ side: 'internal', ...shown }),
          instructions.replaceCalculated(stored.item.id, forty),
        ]);
      }),
    );
    expect(count).toBeLessThanOrEqual(4 + 1);
  });

  test('an item is read in one and a commit', async () => {
    expect(await tripsOf(() => visitor().tryGetItemForPublic(Id))).toBe(2);
  });

  test('a choice is saved in two and a commit, and one of the office, whose editor is noted, in four', async () => {
    const choose = async (hand: 'left' | 'right', caller: () => Pick<ReturnType<typeof visitor>, 'configureItem'>) => {
      const { LastUpdated } = await visitor().tryGetItemForPublic(Id);
      const Actions = [{ type: 'hand.choose' as const, hand }];
      return tripsOf(() => caller().configureItem({ ItemId: Id, LastUpdated, Actions }));
    };
    expect(await choose('right', visitor)).toBe(3);
    expect(await choose('left', visitor)).toBe(3);
    expect(await choose('right', seller)).toBe(5);
  });

  test('a bill is calculated and saved in two and a commit', async () => {
    expect(await tripsOf(() => seller().generateBom(Id))).toBe(3);
  });
});
