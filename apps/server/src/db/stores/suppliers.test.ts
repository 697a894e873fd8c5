import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../testing/call-context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { suppliersOf } from './suppliers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('a version of the catalogue that is first asked for in the middle of a call is read in its transaction', async () => {
  const suppliers = suppliersOf(server.database, Date.now);
  const found = await server.transactions.run(testClient, () => suppliers.catalogueOf(testClient, 1));
  expect(found?.catalogue.rows.designs.length).toBeGreaterThan(0);
});
