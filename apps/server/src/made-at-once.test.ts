import { randomUUID } from 'node:crypto';
import type { Stores } from '@door/api/ports/stores';
import { installerRouter } from '@door/api/routers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callContext, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
});
afterAll(() => server[Symbol.asyncDispose]());

/** Two of them meet in about one round of a hundred. */
const often = 200;

/** Adds the same row, of a table with two unique keys, in ten transactions at once; answers the refusals of the database. */
async function refusalsOf(save: (stores: Stores) => Promise<void>): Promise<readonly string[]> {
  const saved = Array.from({ length: 10 }, () => server.transactions.run(testClient, save));
  const refused = (await Promise.allSettled(saved)).filter(({ status }) => status === 'rejected');
  return refused.map((each) => JSON.stringify(each));
}

test(`a family's page that its maker adds ten times at once is one page`, async () => {
  const office = installerRouter.createCaller(
    callContext(server, { caller: { role: 'admin', userId: randomUUID(), sessionId: randomUUID() } }),
  );
  const { ShareId } = await office.shareDesign({
    ItemId: (await office.createItemFromTemplate({ ItemId: 'single-door' })).Id,
  });
  for (let round = 0; round < often; round += 1) {
    const [id, doors] = [randomUUID(), [{ id: randomUUID(), shareId: ShareId }]];
    const page = { id, doors, tokenHash: id.replaceAll('-', '').repeat(2), changedAt: '2026-11-30T08:00:00.000Z' };
    expect(await refusalsOf(({ families }) => families.save(page))).toEqual([]);
  }
});

test('an option set that is added ten times at once is one set', async () => {
  for (let round = 0; round < often; round += 1) {
    const set = { id: randomUUID(), name: `Seaside ${String(round)}`, isDefault: false, choices: [] };
    const refusals = await refusalsOf(async ({ optionSets }) => {
      await optionSets.lock();
      await optionSets.save(set);
    });
    expect(refusals).toEqual([]);
  }
});
