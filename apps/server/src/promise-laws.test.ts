import { randomUUID } from 'node:crypto';
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
  const clockAt = (moment: Date) => ({ clock: { now: () => moment } });
  const recheck = (moment = new Date()) => recheckPromises({ ...context(1).context, ...clockAt(moment) }, testClient);

  /** What the facts say at a moment of each order that has a promise, and what is in danger. */
  const checked = async (moment = new Date()) => {
    const { server, context: of } = context(0);
    const supplier = await server.suppliers.find(testClient);
    if (!supplier) throw new Error('There is no supplier.');
    return server.transactions.run(testClient, async (stores) => {
      const { forecasts } = await checkPromises({ ...of, ...clockAt(moment), supplier, stores, caller: null });
      return { forecasts, risks: await stores.promises.risks() };
    });
  };
  /** Each order whose date would be later than promised by what is known now, and each that is in danger. */
  const lateAndInDanger = async (moment?: Date) => {
    const { forecasts, risks } = await checked(moment);
    const late = [...forecasts].flatMap(([id, { isBroken }]) => (isBroken ? id : []));
    return { late: late.toSorted(), inDanger: risks.map(({ orderId }) => orderId).toSorted() };
  };
  /** How often each order was promised a date, by its id. */
  const timesPromised = async () => {
    const { Promises } = await office(0).promise.list({ Most: 100 });
    const told = Promises.map(async ({ OrderId }) => {
      const { History = [] } = (await office(0).promise.get({ OrderId })) ?? {};
      return [OrderId, History.length + 1] as const;
    });
    return new Map(await Promise.all(told));
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
    expect(new Set((await timesPromised()).values()), 'before the deadline').toEqual(new Set([1]));
  });

  test('law 12: past its deadline each late date is told, once, and no other', { timeout: 240_000 }, async () => {
    const { late } = await lateAndInDanger();
    expect(late.length).toBeGreaterThan(5);
    // Whatever day it is, the evening of its next weekday is over.
    const afterwards = new Date(Date.now() + 5 * 86_400_000);
    await recheck(afterwards);
    const times = await timesPromised();
    expect([...times].flatMap(([id, count]) => (count === 2 ? id : [])).toSorted()).toEqual(late);
    expect(Math.max(...times.values())).toBe(2);
    const { risks } = await checked(afterwards);
    expect(risks.filter(({ tellBy }) => tellBy !== null && tellBy <= afterwards.toISOString())).toEqual([]);
    const { late: lateThen, inDanger } = await lateAndInDanger(afterwards);
    expect(inDanger).toEqual(lateThen);
    await recheck(afterwards);
    expect(await timesPromised()).toEqual(times);
  });

  test('law 4: one more order and one more hold change no forecast before them, and leave no trace', async () => {
    const { inventory, order, promise, quote, vendor, createItemFromTemplate } = office(0);
    const latch = await vendor.create({ Id: randomUUID(), Name: 'Latch' });
    const item = {
      Id: randomUUID(),
      Key: 'CY*',
      Pack: '1',
      Least: '1',
      LeadDays: 30,
      Price: '2.50',
      Per: '1',
      Rank: 1,
    };
    const Items = [{ ...item, ValidFrom: null, ValidUntil: null }];
    await vendor.updateItems({ Id: latch.Id, LastUpdated: latch.LastUpdated, Items });
    const Place = (await inventory.places()).Places[0]?.Id ?? '';
    const found = { Id: randomUUID(), Kind: 'in', Key: 'CY-3K', Quantity: '30', Reason: 'Found' } as const;
    await inventory.move({ ...found, Place });
    const moment = new Date();
    const before = [...(await checked(moment)).forecasts];
    expect(before.filter(([, { isBroken }]) => isBroken).length).toBeGreaterThan(5);
    const bytes = JSON.stringify(before);
    const { Id: ItemId } = await createItemFromTemplate({ ItemId: 'single-door' });
    const { Id: QuoteId } = await quote.create({ Id: randomUUID(), ItemIds: [ItemId] });
    const { Id: held } = await promise.hold({ Id: randomUUID(), QuoteId });
    const [added = ''] = await confirmOrders(office(0), context(0).server, 1);
    await office(1).order.accept({ Id: added, CreditChecked: true });
    const after = [...(await checked(moment)).forecasts];
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.stringify(after.filter(([id]) => id !== added))).toBe(bytes);
    await order.cancel({ Id: added, Reason: 'Not wanted' });
    await promise.releaseHold({ Id: held });
    expect(JSON.stringify([...(await checked(moment)).forecasts])).toBe(bytes);
  });
});
