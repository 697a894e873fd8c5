import { checkPromises, recheckPromises } from '@door/api/promise/recheck';
import { installerRouter } from '@door/api/routers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmOrders } from './testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, type TestServer } from './testing/open-test-server.ts';
import { openServers } from './testing/stock-books.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c9';
type Here = Pick<TestServer, 'database' | 'suppliers' | 'transactions'>;

describe.each(databasesHere)('PROMISE 14 on the %s database', (kind) => {
  let servers: readonly Here[];
  beforeAll(async () => {
    servers = await openServers(kind);
    for (const server of servers.slice(0, 1)) await addAccount(server, { id: userId, role: 'admin' });
  }, 120_000);
  afterAll(async () => {
    for (const { database } of servers) await database.close();
  });

  const context = (at: number) => {
    const server = servers[at % servers.length];
    if (!server) throw new Error('There is no server.');
    return { server, context: callContext(server, { caller: { role: 'admin', userId } }) };
  };
  const office = (at: number) => installerRouter.createCaller(context(at).context);
  const recheck = () => recheckPromises(context(1).context, testClient);

  /** Each order whose date would be later than promised by what is known now, and each that is in danger. */
  const lateAndInDanger = async () => {
    const { server, context: of } = context(0);
    const supplier = await server.suppliers.find(testClient);
    if (!supplier) throw new Error('There is no supplier.');
    return server.transactions.run(testClient, async (stores) => {
      const { forecasts } = await checkPromises({ ...of, supplier, stores, caller: null });
      const late = [...forecasts].flatMap(([id, { isBroken }]) => (isBroken ? id : []));
      const risks = await stores.promises.risks();
      return { late: late.toSorted(), inDanger: risks.map(({ orderId }) => orderId).toSorted() };
    });
  };

  test('law 13: two processes that accept 50 orders overfill no week', { timeout: 240_000 }, async () => {
    for (const { Week } of await office(0).batch.weeks({})) await office(0).batch.setCapacity({ Week, Points: 7 });
    const ids = await confirmOrders(office(0), context(0).server, 50);
    await Promise.all(ids.map((Id, at) => office(at).order.accept({ Id, CreditChecked: true })));
    expect((await office(0).promise.list({ Most: 100 })).Promises).toHaveLength(50);
    const weeks = await office(0).batch.weeks({});
    for (const { Points, Capacity, Week } of weeks)
      expect([Week, Number(Points) <= Number(Capacity)]).toEqual([Week, true]);
    expect(weeks.filter(({ Points }) => Number(Points) === 7).length, 'full weeks').toBeGreaterThan(5);
  });

  test('law 12: whatever becomes of the weeks, just what is late is in danger', { timeout: 240_000 }, async () => {
    await recheck();
    expect(await lateAndInDanger()).toEqual({ late: [], inDanger: [] });
    const { Promises } = await office(0).promise.list({ Most: 100 });
    const weeks = [...new Set(Promises.map(({ Week }) => Week))];
    const sizes: number[] = [];
    for (const [turn, Points] of [0, 3, 7, 5, 0, 7].entries()) {
      await office(0).batch.setCapacity({ Week: weeks[turn % 3] ?? '', Points });
      await recheck();
      const { late, inDanger } = await lateAndInDanger();
      expect(inDanger).toEqual(late);
      sizes.push(late.length);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(5);
  });
});
