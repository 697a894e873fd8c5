import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { saleUrl } from '@door/api/customer-page/customer-link';
import { lookAtDue, supersede } from '@door/api/payment/look';
import { lookAtHint } from '@door/api/payment/note-hint';
import { installerRouter, publicRouter } from '@door/api/routers';
import { clientId } from '@door/domain/door/model/ids';
import { openEmbedded } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { transactionsOf } from '../db/transactions.ts';
import { createApp } from '../http/create-app.ts';
import { mountCalls } from '../http/mount-calls.ts';
import { RetryLater, startJobs } from '../jobs/jobs.ts';
import { mountHooks } from '../payments/mount-hooks.ts';
import { providersOf } from '../payments/providers.ts';
import { callContext, testClient } from './call-context.ts';
import { silent } from './fill-database.ts';
import { tokenOf } from './selling.ts';
import { type WriteWatch, watchWrites } from './watch-writes.ts';

/** What this process is asked by its parent, beside what comes by HTTP. */
export type PayingWish =
  /** It ends, as by `kill -9`, in place of the write of that number from now on, whoever writes; null: it lives on. */
  | { readonly kind: 'die'; readonly at: number | null }
  | { readonly kind: 'orders'; readonly count: number }
  /** Asks providers as on the next day. */
  | { readonly kind: 'poll' };

/** An order of which something is due, with the link of its customer. */
export interface OrderToPay {
  readonly id: string;
  readonly number: string;
  readonly token: string;
}

// node paying-server.ts FOLDER-OR-URL ACCOUNT PORT PROVIDERS
const [, , place = '', userId = '', port = '', api = ''] = process.argv;

let left: number | null = null;
const watch: WriteWatch = {
  hasWritten: false,
  onWrite: () => {
    if (left === null) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
};
watchWrites(() => watch);

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const publicUrl = `http://127.0.0.1:${port}`;

const database = place.includes('://') ? openPostgres(place, () => undefined) : await openEmbedded(place);
const jobs = await startJobs(database, silent);
const server = {
  suppliers: suppliersOf(database, Date.now),
  transactions: transactionsOf(database, jobs.enqueue),
};
const caller = { role: 'admin', userId } as const;
const ports = {
  ...callContext(server, { caller }),
  clock: { now },
  payments: providersOf({ key: Buffer.alloc(32, 7), apis: { stripe: api, mollie: api }, isDemo: true, publicUrl, now }),
};

const nothing = async () => undefined;
const handlers = {
  'look-at-payment': async (job: Parameters<typeof lookAtHint>[1]) => {
    const outcome = await lookAtHint(ports, { ...job, clientId: testClient });
    if (outcome === 'wait') throw new RetryLater('The payment is still on its way.');
  },
  'supersede-payment': async ({ attemptId }: { readonly attemptId: string }) => {
    if (!(await supersede(ports, { clientId: testClient, attemptId }))) throw new RetryLater('It can still be paid.');
  },
};
// Of all other kinds of jobs nothing is looked at here.
await jobs.work(
  new Proxy<object>(handlers, { get: (own, kind) => Reflect.get(own, kind) ?? nothing }) as Parameters<
    typeof jobs.work
  >[0],
);

const app = createApp({ ports, publicUrl, trustedProxies: [], security: [], onAnswer: () => undefined });
await mountCalls(app, {
  ports,
  routers: { public: publicRouter, installer: installerRouter },
  identity: { personOf: async () => ({ clientId: testClient, caller: { ...caller, sessionId: undefined } }) },
  onCall: () => undefined,
});
await mountHooks(app, ports);
await app.listen({ port: Number(port), host: '127.0.0.1' });

async function ordersToPay(count: number): Promise<readonly OrderToPay[]> {
  const office = installerRouter.createCaller(ports);
  const customer = randomUUID();
  await office.customer.create({ Id: customer, Name: 'Ada Moor' });
  const orders: OrderToPay[] = [];
  while (orders.length < count) {
    const { Id: door } = await office.createItemFromTemplate({ ItemId: 'single-door' });
    const { Id: id, Number: number } = await office.order.create({
      ...{ Id: randomUUID(), CustomerId: customer, ItemIds: [door] },
    });
    const OfferUrl = await server.transactions.run(testClient, (stores) =>
      saleUrl({ ...ports, stores }, { kind: 'order', id }),
    );
    orders.push({ id, number, token: tokenOf({ OfferUrl }) });
  }
  return orders;
}

/** Most goes: each looks at a hundred. */
const mostGoes = 20;

async function poll(): Promise<void> {
  ahead = 26 * 60 * 60_000;
  const isLeft = () =>
    server.transactions.run(
      testClient,
      async ({ attempts }) => (await attempts.due(now().toISOString(), 1)).length > 0,
    );
  for (let go = 0; go < mostGoes && (await isLeft()); go += 1) await lookAtDue(ports, clientId(testClient));
  ahead = 0;
}

async function carryOut(wish: PayingWish): Promise<unknown> {
  switch (wish.kind) {
    case 'die':
      left = wish.at;
      return null;
    case 'orders':
      return ordersToPay(wish.count);
    case 'poll':
      return poll();
  }
}

process.on('message', (wish: PayingWish) => {
  void carryOut(wish).then(
    (answer) => process.send?.({ answer: answer ?? null }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
// It would be written at an orderly end, and spares the lives that follow half of their start.
flushCompileCache();
process.send?.('ready');
