import { randomUUID } from 'node:crypto';
import type { Transactions } from '@door/api/ports/stores';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGate, someoneWaits } from './testing/a-gate.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { openTestServer, type TestServer, whyNoPostgres } from './testing/open-test-server.ts';
import { postgresBinaries } from './testing/postgres-server.ts';

type Office = ReturnType<typeof installerRouter.createCaller>;

/** An order of one door, paid in two halves, of which nothing is open. */
interface PaidOrder {
  readonly id: string;
  readonly lineId: string;
  /** Net sum of the line, in whole euros. */
  readonly net: number;
  readonly paymentIds: readonly [string, string];
}

/** A call about a paid order. */
type Call = (office: Office, paid: PaidOrder) => Promise<unknown>;

const paidOn = { On: '2026-11-20', Method: 'bank', OldDateAccepted: true } as const;

const takeBack =
  (which: 0 | 1): Call =>
  ({ order }, { id: OrderId, paymentIds }) =>
    order.takeBackPayment({ Id: randomUUID(), OrderId, PaymentId: paymentIds[which], Reason: 'The cheque bounced.' });
const install: Call = ({ order }, { id: Id }) => order.install({ Id });
const creditMost: Call = ({ order }, { id: OrderId, lineId: LineId, net }) =>
  order.credit({ Id: randomUUID(), OrderId, Reason: 'Scratched', Lines: [{ LineId, Amount: String(net * 0.6) }] });

interface Case {
  readonly state: Extract<OrderState, 'Delivered' | 'Closed'>;
  /** It has read the money and written nothing when the other comes. */
  readonly first: Call;
  readonly second: Call;
  readonly codes: readonly [string, string];
  readonly after: OrderState;
  /** How often the order was opened again. */
  readonly opened: number;
  /** How many halves of its sum are open. */
  readonly openHalves: number;
}

const cases: Readonly<Record<string, Case>> = {
  'a payment is taken back while somebody installs: it is not closed': {
    ...{ state: 'Delivered', first: takeBack(0), second: install },
    ...{ codes: ['accepted', 'accepted'], after: 'Installed', opened: 0, openHalves: 1 },
  },
  'somebody installs while a payment is taken back: it is closed and opened again': {
    ...{ state: 'Delivered', first: install, second: takeBack(0) },
    ...{ codes: ['accepted', 'accepted'], after: 'Installed', opened: 1, openHalves: 1 },
  },
  'two payments of a closed order are taken back: it is opened again once': {
    ...{ state: 'Closed', first: takeBack(0), second: takeBack(1) },
    ...{ codes: ['accepted', 'accepted'], after: 'Installed', opened: 1, openHalves: 2 },
  },
  'one payment of a closed order is taken back twice: the second time is refused': {
    ...{ state: 'Closed', first: takeBack(0), second: takeBack(0) },
    ...{ codes: ['accepted', 'CONFLICT'], after: 'Installed', opened: 1, openHalves: 1 },
  },
  'more than was charged is credited by two notes: the second is refused': {
    ...{ state: 'Closed', first: creditMost, second: creditMost },
    ...{ codes: ['accepted', 'CONFLICT'], after: 'Closed', opened: 0, openHalves: 0 },
  },
};

const title = 'two calls at once about the money of an order';

// The embedded database runs one transaction after the other: what runs at once is tried where it does.
describe.skipIf(!postgresBinaries)(postgresBinaries ? title : `${title} (skipped: ${whyNoPostgres})`, () => {
  let server: TestServer;
  const userId = randomUUID();
  const office = (transactions: Transactions = server.transactions) =>
    installerRouter.createCaller({ ...callContext(server, { caller: { role: 'fabricator', userId } }), transactions });

  beforeAll(async () => {
    server = await openTestServer('postgres');
    await addAccount(server, { id: userId, role: 'fabricator' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function aPaidOrder(state: Case['state']): Promise<PaidOrder> {
    const { createItemFromTemplate, customer, order } = office();
    const { Id: door } = await createItemFromTemplate({ ItemId: 'single-door' });
    const { Id: CustomerId } = await customer.create({ Id: randomUUID(), Name: 'Mary Byrne' });
    const made = await order.create({ Id: randomUUID(), CustomerId, ItemIds: [door] });
    const fitting = { ChargeId: randomUUID(), Kind: 'fitting', Text: 'Fitting', Quantity: 1, Unit: '200.00' } as const;
    const { LastUpdated } = made;
    const { Id: id, Lines, Totals } = await order.updateCharges({ Id: made.Id, LastUpdated, Charges: [fitting] });
    const paymentIds = [randomUUID(), randomUUID()] as const;
    const half = Math.floor(Number(Totals.Total) / 2);
    const halves = [half, Number(Totals.Total) - half].map((sum) => sum.toFixed(2));
    for (const [at, Amount] of halves.entries())
      await order.recordPayment({ Id: paymentIds[at] ?? '', OrderId: id, Kind: 'balance', Amount, ...paidOn });
    await server.transactions.run(testClient, async ({ orders }) => {
      const stored = await orders.load(id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered' } });
    });
    if (state === 'Closed') await order.install({ Id: id });
    return { id, paymentIds, lineId: Lines[0]?.LineId ?? '', net: Math.floor(Number(Totals.Net)) };
  }

  test.each(Object.entries(cases))('%s', async (_, { state, first, second, codes, after, opened, openHalves }) => {
    const paid = await aPaidOrder(state);
    const read = aGate();
    const slow: Transactions = {
      run: (client, work) =>
        server.transactions.run(client, ({ creditNotes, ...stores }) =>
          work({
            ...stores,
            creditNotes: { ...creditNotes, ofOrder: (id) => creditNotes.ofOrder(id).finally(read.pass) },
          }),
        ),
    };
    const isFirst = codeOf(first(office(slow), paid));
    await read.reached;
    const isSecond = codeOf(second(office(), paid));
    await Promise.race([isSecond, someoneWaits(server)]);
    read.open();
    expect(await Promise.all([isFirst, isSecond])).toEqual(codes);
    const { State, History, Money, Totals } = await office().order.getOrderById(paid.id);
    expect(State).toBe(after);
    expect(History.filter(({ From, To }) => From === 'Closed' && To === 'Installed')).toHaveLength(opened);
    expect(Math.round((2 * Number(Money.Open)) / Number(Totals.Total))).toBe(openHalves);
  });
});
