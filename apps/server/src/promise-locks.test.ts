import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { recheckPromises } from '@door/api/promise/recheck';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGate, someoneWaits } from './testing/a-gate.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c7';

// Locks of rows are PostgreSQL's: the embedded database runs one transaction after the other.
describe.each(databasesHere.filter((kind) => kind === 'postgres'))('promises and their orders on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: userId, role: 'fabricator' });
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  /** An accepted order that is wrongly told to be in danger: the next check ends that. */
  async function anOrderInDanger(): Promise<string> {
    const context = callContext(server, { caller: { role: 'fabricator', userId } });
    const office = installerRouter.createCaller(context);
    const customer = randomUUID();
    await office.customer.create({ Id: customer, Name: 'Ada Moor' });
    const { Id: door } = await office.createItemFromTemplate({ ItemId: 'single-door' });
    await office.selectDesign({ ItemId: door, DesignId: 1 });
    const { Id } = await office.order.create({ Id: randomUUID(), CustomerId: customer, ItemIds: [door] });
    await server.transactions.run(testClient, async ({ orders }) => {
      const stored = await orders.load(Id);
      if (!stored) throw new Error('There is no such order.');
      const confirmed = { state: 'Confirmed From Installer', points: 10, deliveryAddress: '1 Mill Lane' } as const;
      await orders.save({ ...stored, order: { ...stored.order, ...confirmed } });
    });
    await office.order.accept({ Id, CreditChecked: true });
    await server.transactions.run(testClient, async ({ promises }) => {
      const foundAt = new Date().toISOString();
      const tellBy = new Date(Date.now() + 86_400_000).toISOString();
      await promises.saveRisk({
        ...{ orderId: Id, cause: 'capacity', foundAt, tellBy, anew: null, points: 10, factsHash: '', forecast: null },
      });
    });
    return Id;
  }

  test('whoever cancels an order while promises are checked waits for nobody who waits for it', async () => {
    const id = await anOrderInDanger();
    const gate = aGate();
    // As a cancel does it: the order first, its risk afterwards.
    const cancelling = server.transactions.run(testClient, async (stores) => {
      await stores.orders.load(id);
      await gate.pass();
      await stores.promises.endRisk(id);
    });
    await gate.reached;
    const checking = recheckPromises(callContext(server, { caller: null }), testClient);
    await someoneWaits(server);
    gate.open();
    await expect(Promise.all([cancelling, checking])).resolves.toBeDefined();
    const risks = await server.transactions.run(testClient, ({ promises }) => promises.risks());
    expect(risks).toEqual([]);
  });
});
