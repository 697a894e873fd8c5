import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { saleUrl } from '@door/api/customer-page/customer-link';
import { lookAtDue } from '@door/api/payment/look';
import { lookAtHint } from '@door/api/payment/note-hint';
import type { Job } from '@door/api/ports/outbox';
import { installerRouter, publicRouter } from '@door/api/routers';
import { clientId } from '@door/domain/door/model/ids';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantTables } from '../db/schema.ts';
import { createApp } from '../http/create-app.ts';
import { accountsOf } from '../login/accounts.ts';
import { callContext, testClient } from '../testing/call-context.ts';
import { fakeKeys, fakePayments, signatureOf } from '../testing/fake-payments.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { tokenOf } from '../testing/selling.ts';
import { mountHooks } from './mount-hooks.ts';
import { providersOf } from './providers.ts';

const other = clientId(-1023);
/** Admins of the two suppliers. */
const admins = new Map([
  [testClient, '0192b1a0-0000-7000-8000-0000000000d7'],
  [other, '0192b1a0-0000-7000-8000-0000000000d9'],
]);
const account = { Driver: 'stripe', Key: fakeKeys.stripe, HookSecret: fakeKeys.hookSecret, IsActive: true } as const;

let server: TestServer;
let fake: Awaited<ReturnType<typeof fakePayments>>;
let app: FastifyInstance;
let url: string;
let ahead = 0;

const now = () => new Date(Date.now() + ahead);

function ports(client = testClient) {
  const context = callContext(server, { caller: { role: 'admin', userId: admins.get(client) ?? '' } });
  const payments = providersOf({
    ...{ key: Buffer.alloc(32, 7), apis: { stripe: fake.url, mollie: fake.url }, isDemo: true, now },
    publicUrl: 'https://doors.example',
  });
  return { ...context, clientId: client, payments, clock: { now } };
}
const office = () => installerRouter.createCaller(ports());

beforeAll(async () => {
  server = await openTestServer('embedded');
  fake = await fakePayments();
  for (const [client, id] of admins) {
    const person = { id, name: 'Ines Moor', email: `${id}@example.com`, role: 'admin', clientId: client } as const;
    await accountsOf(server.database).add({ ...person, passwordHash: null, createdAt: now() });
    await installerRouter.createCaller(ports(client)).payment.setAccount(account);
  }
  app = createApp({
    ...{ ports: ports(), publicUrl: 'https://doors.example', trustedProxies: [], security: [] },
    onAnswer: () => undefined,
  });
  await mountHooks(app, ports());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${String(port)}`;
});
afterAll(async () => {
  await app.close();
  await fake[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** An order whose deposit somebody pays on the provider's page just now. */
async function aPayment() {
  const [OrderId, CustomerId, attempt] = [randomUUID(), randomUUID(), randomUUID()];
  await office().customer.create({ Id: CustomerId, Name: 'Mary Byrne' });
  const { Id: door } = await office().createItemFromTemplate({ ItemId: 'single-door' });
  await office().order.create({ Id: OrderId, CustomerId, ItemIds: [door] });
  const OfferUrl = await server.transactions.run(testClient, (stores) =>
    saleUrl({ ...ports(), stores }, { kind: 'order', id: OrderId }),
  );
  const visitor = publicRouter.createCaller({ ...ports(), caller: { role: 'public' } });
  await visitor.startPayment({ Token: tokenOf({ OfferUrl }), Instalment: 1, Id: attempt });
  const session = [...fake.sessions.values()].find((each) => each.attempt === attempt);
  if (!session) throw new Error('The provider knows no session.');
  const booked = async () => (await office().order.getOrderById(OrderId)).Money.Payments.length;
  const look = async () => {
    ahead += 25 * 60 * 60_000;
    await lookAtDue(ports(), testClient);
  };
  const openTasks = async () =>
    (await server.database.queries.select().from(tenantTables.task)).filter(
      ({ orderId, rule, state }) => orderId === OrderId && rule === 'check-payment' && state === 'Open',
    ).length;
  return { attempt, session, booked, look, openTasks };
}

let events = 0;
const bodyAbout = (attempt: string, id: string) => {
  const object = { object: 'checkout.session', id, client_reference_id: attempt };
  return JSON.stringify({ id: `evt_${String((events += 1))}`, type: 'checkout.session.completed', data: { object } });
};

interface Message {
  readonly client?: string;
  readonly driver?: string;
  readonly signature?: string;
}

/** What the hook answers. */
async function post(body: string, { client = '-1022', driver = 'stripe', signature }: Message = {}): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature ?? signatureOf(body, now().getTime()),
  };
  return (await fetch(`${url}/hooks/payment/${client}/${driver}`, { method: 'POST', headers, body })).status;
}

const hints = async () => (await server.queuedMails()).filter(({ kind }) => kind === 'look-at-payment');

/** Does what a hint about an attempt asks for. */
async function workHint(attempt: string): Promise<'looked' | 'wait'> {
  const job: Job | undefined = (await hints()).find((each) => 'attemptId' in each && each.attemptId === attempt);
  if (job?.kind !== 'look-at-payment') throw new Error('There is no hint.');
  return lookAtHint(ports(), { ...job, clientId: clientId(job.clientId) });
}

describe('a message of a provider', () => {
  test('that is signed is a hint, once; what it leads to is what the provider says', async () => {
    const { attempt, session, booked } = await aPayment();
    const body = bodyAbout(attempt, session.id);
    const before = (await hints()).length;
    expect([await post(body), await post(body)]).toEqual([200, 200]);
    expect((await hints()).length - before).toBe(1);
    await workHint(attempt);
    expect(await booked(), 'it says paid, and the provider says open').toBe(0);
    fake.act(session.id, 'Pay');
    expect(await post(bodyAbout(attempt, session.id))).toBe(200);
    await workHint(attempt);
    expect(await booked()).toBe(1);
  });

  test.each([
    ['a wrong signature', 400, (body: string) => post(body, { signature: signatureOf(body, now().getTime(), 'no') })],
    ['no signature', 400, (body: string) => post(body, { signature: '' })],
    [
      'five minutes old',
      400,
      (body: string) => post(body, { signature: signatureOf(body, now().getTime() - 301_000) }),
    ],
    ['64 KiB', 200, (body: string) => post(body.padEnd(64 * 1024))],
    ['64 KiB and one byte', 413, (body: string) => post(body.padEnd(64 * 1024 + 1))],
    ['of a supplier that there is not', 404, (body: string) => post(body, { client: '-77' })],
    ['of a supplier that is no number', 404, (body: string) => post(body, { client: 'x' })],
    ['of a driver that there is not', 404, (body: string) => post(body, { driver: 'cash' })],
    ['of a driver with which there is no account', 404, (body: string) => post(body, { driver: 'mollie' })],
  ])('%s is answered %i, and by itself books nothing', async (_, status, send) => {
    const { attempt, session, booked } = await aPayment();
    fake.act(session.id, 'Pay');
    const before = (await hints()).length;
    expect(await send(bodyAbout(attempt, session.id))).toBe(status);
    expect((await hints()).length - before).toBe(status === 200 ? 1 : 0);
    expect(await booked()).toBe(0);
  });

  test('that another supplier sends about this one’s payment is taken, finds nothing, and books nothing', async () => {
    const { attempt, session, booked } = await aPayment();
    fake.act(session.id, 'Pay');
    expect(await post(bodyAbout(attempt, session.id), { client: String(other) })).toBe(200);
    expect(await workHint(attempt)).toBe('wait');
    expect(await booked()).toBe(0);
  });
});

describe('what was paid', () => {
  test.each([
    ['in another currency', { currency: 'GBP' }],
    ['in another sum', { amount: 1 }],
  ])('%s is booked by nobody, and somebody has to look', async (_, changed) => {
    const { session, booked, look, openTasks } = await aPayment();
    fake.sessions.set(session.id, { ...session, ...changed });
    fake.act(session.id, 'Pay');
    await look();
    await look();
    expect([await booked(), await openTasks()]).toEqual([0, 1]);
  });
});
