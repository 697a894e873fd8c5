import { randomUUID } from 'node:crypto';
import { recheckPromises } from '@door/api/promise/recheck';
import { installerRouter } from '@door/api/routers';
import { describe, expect, test } from 'vitest';
import { suppliersOf } from './db/settings/suppliers.ts';
import { acceptOrders } from './testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c8';

describe.each(databasesHere)('facts of promised dates on the %s database', (kind) => {
  test('a catalogue that is published puts the promises in danger that it breaks, whichever process checks them', async () => {
    await using server = await openTestServer(kind);
    await addAccount(server, { id: userId, role: 'admin' });
    const context = callContext(server, { caller: { role: 'admin', userId } });
    const office = installerRouter.createCaller(context);
    const [first = '', second = ''] = await acceptOrders(office, server, 2);
    // Another process, which has read the catalogue of before.
    const suppliers = suppliersOf(server.database, Date.now);
    const recheck = () => recheckPromises({ ...context, suppliers }, testClient);
    await recheck();
    const atRisk = async () => (await office.promise.list({ Risk: true })).Promises.map(({ OrderId }) => OrderId);
    expect(await atRisk()).toEqual([]);

    const { Content } = await office.catalogue.getContent({});
    const { capacity } = Content.production;
    const { Draft } = await office.catalogue.updateRow({
      ...{ DraftId: randomUUID(), Kind: 'capacity', Key: '' },
      ...{ Row: { ...capacity, week: 1 }, Was: { ...capacity } },
    });
    const published = { DraftId: Draft.Id, LastUpdated: Draft.LastUpdated, Note: '' };
    await office.catalogue.publish(published);
    await recheck();
    expect(await atRisk()).toEqual([second]);

    // What was sold before is sold again, and takes both.
    await office.catalogue.sellVersion({ Version: 1, Attempt: randomUUID() });
    await recheck();
    expect(await atRisk()).toEqual([]);
    expect((await office.promise.list({})).Promises.map(({ OrderId }) => OrderId).toSorted()).toEqual(
      [first, second].toSorted(),
    );
  });
});
