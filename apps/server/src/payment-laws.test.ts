import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { camtFile } from '@door/api/testing/a-camt-file';
import type { installerRouter } from '@door/api/routers';
import { bankReference } from '@door/domain/selling/payment/bank-reference';
import { isOverAll } from '@door/domain/testing/law-share';
import type { inferRouterOutputs } from '@trpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './db/open-embedded.ts';
import { addAccount } from './testing/call-context.ts';
import { fakeKeys, fakePayments } from './testing/fake-payments.ts';
import { fill } from './testing/fill-database.ts';
import { freePort } from './testing/free-port.ts';
import { type Calls, callsAt, RefusedCall } from './testing/http-calls.ts';
import type { OrderToPay, PayingWish } from './testing/paying-server.ts';
import { compileCache } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

type PaidOrder = inferRouterOutputs<typeof installerRouter>['order']['getOrderById'];

const userId = '0192b1a0-0000-7000-8000-0000000000d8';
/** Orders that are paid at once, so that a death meets several. */
const together = 10;
/** 1,000 orders by `npm run laws`. */
const rounds = isOverAll ? 100 : 2;

/** What people, the bank and the provider do with one order. */
const step = fc.constantFrom(
  ...(['start', 'start', 'pay', 'pay', 'later', 'fail', 'refund', 'give back', 'dispute', 'win'] as const),
  ...(['look', 'hand', 'bank', 'tell', 'tell'] as const),
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Half of them begin with a payment: else few orders have one that can be refunded or disputed. */
const steps = fc.array(step, { minLength: 3, maxLength: 10 });
const walk = fc.oneof(
  steps,
  steps.map((rest): Step[] => ['start', 'pay', ...rest]),
);

/** How messages travel: lost, doubled, late and swapped. */
type Travel = 'lost' | 'doubled' | 'late' | 'swapped' | 'as sent';
const travel = fc.constantFrom<Travel>('lost', 'doubled', 'late', 'swapped', 'as sent');

const round = fc.record({
  driver: fc.constantFrom('stripe' as const, 'mollie' as const),
  walks: fc.array(walk, { minLength: together, maxLength: together }),
  travels: fc.array(travel, { minLength: 8, maxLength: 8 }),
  /** After how many writes of each life the process dies. */
  deaths: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
});

const folder = temporaryFolder();
let fake: Awaited<ReturnType<typeof fakePayments>>;
let server: Awaited<ReturnType<typeof aMortalServer>>;
let killed = 0;

beforeAll(async () => {
  const place = join(folder.path, 'db');
  const database = await openEmbedded(place);
  await fill(database);
  await addAccount({ database }, { id: userId, role: 'admin' });
  await database.close();
  fake = await fakePayments();
  server = await aMortalServer(place);
  fake.tellAt(`${server.url}/hooks/payment/-1022/stripe`);
  for (const Driver of ['stripe', 'mollie'] as const)
    await server.office.mutate('payment.setAccount', {
      ...{ Driver, Key: fakeKeys[Driver], IsActive: true },
      ...(Driver === 'stripe' && { HookSecret: fakeKeys.hookSecret }),
    });
}, 60_000);
afterAll(async () => {
  await server.end();
  await fake[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

/** A server on a database, which begins a new life after each death. */
async function aMortalServer(place: string) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let isOver = false;
  const begin = async () => {
    const child = fork(new URL('./testing/paying-server.ts', import.meta.url), [place, userId, port, fake.url], {
      ...{ execArgv: [], env: { ...process.env, NODE_COMPILE_CACHE: compileCache } },
    });
    const ended = once(child, 'exit');
    await Promise.race([once(child, 'message'), ended.then(() => expect.fail('The process did not start.'))]);
    void ended.then(() => {
      if (isOver) return;
      killed += 1;
      life = begin();
    });
    return { child, ended };
  };
  let life = begin();
  await life;
  return {
    url,
    office: callsAt(url, 'somebody'),
    visitor: callsAt(url),
    lives: async () => void (await life),
    ask: async (wish: PayingWish): Promise<unknown> => {
      const { child } = await life;
      const answer = once(child, 'message');
      child.send(wish);
      const [said] = (await answer) as [{ answer?: unknown; fault?: string }];
      if (said.fault !== undefined) throw new Error(said.fault);
      return said.answer;
    },
    end: async () => {
      isOver = true;
      const { child, ended } = await life;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What was done with an order, by this test's own count. */
interface Ledger {
  readonly order: OrderToPay;
  /** Attempts that were begun, by the ids that the page made up. */
  readonly attempts: Set<string>;
  /** Ids of payments by hand that were answered. */
  readonly byHand: Set<string>;
  readonly byBank: { sent: number; answered: number };
}

const sessionsOf = ({ attempts }: Ledger) => [...fake.sessions.values()].filter(({ attempt }) => attempts.has(attempt));

/** As a page does it: whoever gets no answer waits until the server lives and says the same again. */
async function persistently(call: () => Promise<unknown>): Promise<boolean> {
  for (let round = 0; round < 5; round += 1) {
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      if (error.code !== 'no answer') return false;
      await new Promise((done) => setTimeout(done, 20));
      await server.lives();
    }
  }
  return false;
}

async function take(kind: Step, ledger: Ledger): Promise<void> {
  const { order, attempts, byHand, byBank } = ledger;
  const { office, visitor } = server;
  const last = sessionsOf(ledger).at(-1);
  switch (kind) {
    case 'start': {
      const Id = randomUUID();
      attempts.add(Id);
      await persistently(() => visitor.mutate('startPayment', { Token: order.token, Instalment: 1, Id }));
      return;
    }
    case 'pay':
      if (last) fake.act(last.id, 'Pay');
      return;
    case 'later':
      if (last) fake.act(last.id, 'Later');
      return;
    case 'fail':
      if (last) fake.act(last.id, 'Fail');
      return;
    case 'refund':
      if (last?.refunds.length === 0) fake.act(last.id, 'Refund');
      return;
    case 'give back':
      await giveBack(office, order);
      for (const refund of last?.refunds ?? []) if (refund.state === 'pending') refund.state = 'done';
      return;
    case 'dispute':
      if (last?.disputes.length === 0) fake.act(last.id, 'Dispute');
      return;
    case 'win':
      for (const dispute of last?.disputes ?? []) dispute.state = 'won';
      return;
    case 'look':
      await persistently(() => visitor.query('paymentState', order.token));
      return;
    case 'hand': {
      const Id = randomUUID();
      const On = new Date().toISOString().slice(0, 10);
      const paid = { Id, OrderId: order.id, Kind: 'other', Amount: '0.01', On, Method: 'cash', Note: '' };
      if (await persistently(() => office.mutate('order.recordPayment', paid))) byHand.add(Id);
      return;
    }
    case 'bank': {
      byBank.sent += 1;
      const reference = bankReference(Number(order.number));
      const entry = { amount: '0.02', reference, bankReference: `${order.number}-${String(byBank.sent)}` };
      const Content = Buffer.from(camtFile({ entries: [entry] })).toString('base64');
      const file = { Id: randomUUID(), FileName: 'day.xml', Content, DryRun: false };
      if (await persistently(() => office.mutate('bank.importStatement', file))) byBank.answered += 1;
      return;
    }
    case 'tell':
      await tell('as sent');
  }
}

/** The office pays back what was paid too much, where there is something. */
async function giveBack({ query, mutate }: Calls, { id: OrderId }: OrderToPay): Promise<void> {
  await persistently(async () => {
    const { Attempts } = await query<{ Attempts: readonly { PaymentId: string | null; Refundable: string }[] }>(
      'payment.attempts',
      { OrderId },
    );
    const back = Attempts.find(({ PaymentId, Refundable }) => PaymentId !== null && Refundable !== '0.00');
    const refund = { Id: randomUUID(), PaymentId: back?.PaymentId, Amount: back?.Refundable, Reason: 'Paid twice' };
    if (back) await mutate('payment.refund', refund);
  });
}

const waysOf: Readonly<Record<Travel, (waiting: number) => readonly number[]>> = {
  lost: () => [],
  doubled: (waiting) => Array.from({ length: waiting }, (_, at) => [at, at]).flat(),
  late: () => [],
  swapped: (waiting) => Array.from({ length: waiting }, (_, at) => waiting - 1 - at),
  'as sent': (waiting) => Array.from({ length: waiting }, (_, at) => at),
};

/** Messages that arrive at nobody are lost. */
async function tell(how: Travel): Promise<void> {
  if (how !== 'late') await fake.deliver(waysOf[how]).catch(() => undefined);
}

const inCents = (amount: string) => Math.round(Number(amount) * 100);
const sumOf = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** Says what is wrong with an order by what its provider, its bank and this test know of it. */
async function check(ledger: Ledger): Promise<void> {
  const { Money } = await server.office.query<PaidOrder>('order.getOrderById', ledger.order.id);
  const ofSource = (source: string) => Money.Payments.filter(({ Source }) => Source === source);
  const sessions = sessionsOf(ledger);
  const paid = sessions.filter(({ state }) => state === 'complete');
  const truth = paid.flatMap(({ amount, refunds, disputes }) => [
    amount,
    ...refunds.filter(({ state }) => state === 'done').map((each) => -each.amount),
    ...disputes.filter(({ state }) => state !== 'won').map((each) => -each.amount),
  ]);
  const booked = ofSource('provider');
  expect(sumOf(booked.map(({ Amount }) => inCents(Amount)))).toBe(sumOf(truth));
  expect(booked.filter(({ Kind }) => Kind === 'deposit')).toHaveLength(paid.length);
  const hand = ofSource('hand').map(({ Id }) => Id);
  expect(hand.toSorted()).toEqual([...new Set(hand)].toSorted());
  expect([...ledger.byHand].filter((id) => !hand.includes(id))).toEqual([]);
  const bank = ofSource('bank').length;
  expect(bank).toBeGreaterThanOrEqual(ledger.byBank.answered);
  expect(bank).toBeLessThanOrEqual(ledger.byBank.sent);
}

test('JOURNEY 13, law 1: paid over HTTP, messages lost, doubled, late and swapped, and killed at writes: what is booked is true, once, and one session can be paid at most', async () => {
  await fc.assert(
    fc.asyncProperty(round, async ({ driver, walks, travels, deaths }) => {
      await server.office.mutate('payment.setAccount', { Driver: driver, IsActive: true });
      const orders = (await server.ask({ kind: 'orders', count: walks.length })) as readonly OrderToPay[];
      const ledgers = orders.map(
        (order): Ledger => ({
          ...{ order, attempts: new Set(), byHand: new Set(), byBank: { sent: 0, answered: 0 } },
        }),
      );
      const lives = [...deaths];
      const arm = async () => {
        const at = lives.shift();
        if (at !== undefined) await server.ask({ kind: 'die', at });
      };
      await arm();
      const before = killed;
      const walkThrough = ledgers.map(async (ledger, at) => {
        for (const [count, kind] of (walks[at] ?? []).entries()) {
          await take(kind, ledger);
          const open = sessionsOf(ledger).filter(({ state }) => state === 'open' || state === 'processing');
          expect(open.length, 'payable sessions of one order').toBeLessThanOrEqual(1);
          if (at === 0) {
            await tell(travels[count % travels.length] ?? 'as sent');
            if (killed > before + deaths.length - lives.length - 1) await arm();
          }
        }
      });
      await Promise.all(walkThrough);
      await server.lives();
      await server.ask({ kind: 'die', at: null });
      fake.outbox.splice(0);
      await server.ask({ kind: 'poll' });
      for (const ledger of ledgers) await check(ledger);
    }),
    // All rounds go on with one database: a smaller one than what has failed would tell nothing.
    { numRuns: rounds, endOnFailure: true },
  );
  expect(killed).toBeGreaterThan(0);
}, 1_200_000);
