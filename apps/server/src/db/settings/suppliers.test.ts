import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../testing/call-context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import type { Database } from '../database.ts';
import { suppliersOf } from './suppliers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('the version of the settings is the one that the store of settings has, before their first change and after it', async () => {
  const suppliers = suppliersOf(server.database, Date.now);
  const both = async () => {
    suppliers.forget(testClient);
    const stored = await server.transactions.run(testClient, ({ settings }) => settings.load());
    return [(await suppliers.find(testClient))?.settingsVersion, stored.number];
  };
  expect(await both()).toEqual([1, 1]);
  await server.transactions.run(testClient, async ({ settings }) => {
    const { client } = await settings.load();
    await settings.save({ number: 2, client, changedAt: '2026-11-25T10:00:00.000Z', changedBy: null });
  });
  expect(await both()).toEqual([2, 2]);
});

test('a version of the catalogue that is first asked for in the middle of a call is read in its transaction', async () => {
  const suppliers = suppliersOf(server.database, Date.now);
  const found = await server.transactions.run(testClient, () => suppliers.catalogueOf(testClient, 1));
  expect(found?.catalogue.rows.designs.length).toBeGreaterThan(0);
});

test('what was read before a change is not the supplier for whoever asks after it', async () => {
  const [isRead, mayGoOn] = [aGate(), aGate()];
  const transaction: Database['transaction'] = async (work, client) => {
    const result = await server.database.transaction(work, client);
    isRead.open();
    await mayGoOn.opened;
    return result;
  };
  const suppliers = suppliersOf({ ...server.database, transaction }, () => 0);
  const before = suppliers.find(testClient);
  await isRead.opened;
  const number = await server.transactions.run(testClient, async ({ settings }) => {
    const { client, number: last } = await settings.load();
    await settings.save({ number: last + 1, client, changedAt: '2026-11-26T10:00:00.000Z', changedBy: null });
    return last + 1;
  });
  suppliers.forget(testClient);
  mayGoOn.open();
  expect((await before)?.settingsVersion).toBeLessThan(number);
  expect((await suppliers.find(testClient))?.settingsVersion).toBe(number);
});

function aGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
