import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../testing/call-context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
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
