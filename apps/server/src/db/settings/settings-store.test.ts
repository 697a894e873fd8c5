import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';

describe.each(databasesHere)('versions of the settings in the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => (server = await openTestServer(kind)));
  afterAll(() => server[Symbol.asyncDispose]());

  test('are found as they held at a time, the newest first', async () => {
    const until = (at: string, most = 9) =>
      server.transactions.run(testClient, async ({ settings }) =>
        (await settings.versionsUntil(at, most)).map(({ number }) => number),
      );
    const found = (number: number) =>
      server.transactions.run(testClient, async ({ settings }) => (await settings.version(number))?.number);
    expect(await until('2026-01-01T00:00:00.000Z'), 'as the supplier began').toEqual([1]);
    expect([await found(1), await found(2)]).toEqual([1, undefined]);
    for (const [number, changedAt] of [
      [2, '2026-11-20T10:00:00.000Z'],
      [3, '2026-11-21T10:00:00.000Z'],
    ] as const)
      await server.transactions.run(testClient, async ({ settings }) => {
        const { client } = await settings.load();
        await settings.save({ number, client, changedAt, changedBy: null });
      });
    expect(await until('2026-11-20T09:59:59.999Z')).toEqual([1]);
    expect(await until('2026-11-20T10:00:00.000Z')).toEqual([2, 1]);
    expect(await until('2026-11-22T00:00:00.000Z', 2)).toEqual([3, 2]);
    expect([await found(1), await found(3), await found(4)]).toEqual([1, 3, undefined]);
  });
});
