import { test as base } from '@playwright/test';
import { openTestServer, type TestServer } from './test-server.ts';

/**
 * The tests that a worker runs share one server, since a start costs seconds: for tests that neither stop it nor count what it
 * has stored. Others open a server of their own (`openTestServer`).
 */
export const test = base.extend<object, { readonly server: Pick<TestServer, 'url'> }>({
  server: [
    // Playwright reads from the pattern which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await using server = await openTestServer({ database: 'fastest' });
      await server.start();
      await provide(server);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});
