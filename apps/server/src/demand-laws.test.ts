import { randomUUID } from 'node:crypto';
import { billedLine } from '@door/api/batch/open-lines';
import type { OrderDemand } from '@door/api/inventory/demand-store';
import type { FrozenBom, StoredOrder } from '@door/api/order/order-store';
import { workedBills } from '@door/api/order/worked-bills';
import type { Stores } from '@door/api/ports/stores';
import type { Supplier } from '@door/api/ports/supplier';
import { installerRouter } from '@door/api/routers';
import { compareText } from '@door/domain/lib/compare-text';
import { openCalendar, workWeek } from '@door/domain/lib/open-days';
import { groupsOf } from '@door/domain/lib/records';
import { partsOfLine } from '@door/domain/making/batch/line-part';
import { demandOf } from '@door/domain/making/stock/demand';
import { needDays } from '@door/domain/making/stock/need-day';
import { needsOf, type OpenDemand } from '@door/domain/making/stock/open-demand';
import { outlookOf } from '@door/domain/making/stock/outlook';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, callContext, demoSupplier, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c6';
const orderCount = 6;
const eventCount = 100;
const batchStates = ['Planned', 'Released', 'Cutting', 'Assembly', 'Quality Checked'] as const;

/** So often each is tried. */
const happenings = [
  'accept',
  'accept',
  'accept',
  'make ready',
  'make ready',
  'hold',
  'resume',
  'resume',
  'reopen',
  'divide',
  'batch',
  'batch',
] as const;

/** What happens to one of the orders; what its state does not allow does not happen. */
const event = fc.record({
  order: fc.nat(),
  what: fc.constantFrom(...happenings),
  state: fc.constantFrom(...batchStates),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databasesHere)('PROMISE 5.1, and laws 3 and 11 of PROMISE 14, on the %s database', (kind) => {
  let server: TestServer;
  let supplier: Supplier;
  let office: ReturnType<typeof installerRouter.createCaller>;
  let customer: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
    await addAccount(server, { id: userId, role: 'fabricator' });
    office = installerRouter.createCaller(callContext(server, { caller: { role: 'fabricator', userId } }));
    customer = randomUUID();
    await office.customer.create({ Id: customer, Name: 'Ada Moor' });
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(testClient, work);
  const change = (id: string, changes: Partial<StoredOrder['order']>) =>
    transact(async ({ orders }) => {
      const stored = await orders.load(id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, ...changes } });
    });

  /** A confirmed order of two kinds of doors, so many of each. */
  async function anOrder(at: number): Promise<string> {
    const templates = supplier.catalogue.rows.templates.map(({ id }) => id);
    const doors: string[] = [];
    for (const place of [at, at + 3]) {
      const template = templates[place % templates.length] ?? '';
      doors.push((await office.createItemFromTemplate({ ItemId: template })).Id);
    }
    const { Id } = await office.order.create({ Id: randomUUID(), CustomerId: customer, ItemIds: doors });
    const lines = (await transact(({ orders }) => orders.find([Id])))[0]?.order.lines ?? [];
    await change(Id, {
      ...{ state: 'Confirmed From Installer', points: 20, deliveryAddress: '1 Mill Lane' },
      lines: lines.map((line, index) => ({ ...line, quantity: 2 + ((at + index) % 4) })),
    });
    return Id;
  }

  const billsOf = (stores: Stores, { id, order }: StoredOrder): Promise<readonly FrozenBom[]> =>
    stores.orders.frozenBoms(id).then(async (frozen) => {
      if (frozen.length > 0) return frozen;
      const found = await stores.items.find(order.lines.map(({ itemId }) => itemId));
      return workedBills({ stores, supplier }, { order, items: new Map(found.map((each) => [each.item.id, each])) });
    });

  /** What happens, where the state allows it. */
  async function happen(id: string, { what, state }: Event): Promise<void> {
    const [stored] = await transact(({ orders }) => orders.find([id]));
    if (!stored) throw new Error('There is no such order.');
    const { order } = stored;
    if (what === 'accept' && order.state === 'Draft')
      await change(id, { state: 'Confirmed From Installer', points: 20 });
    const called = {
      accept: () => office.order.accept({ Id: id, CreditChecked: true }),
      hold: () => office.order.hold({ Id: id, Reason: 'A law' }),
      resume: () => office.order.resume({ Id: id }),
      reopen: () => office.order.reopen({ Id: id, Reason: 'A law' }),
      'make ready': () => makeReady(stored),
      divide: () => divide(stored),
      batch: () => putIntoBatch(stored, state),
    } as const;
    await called[what]().catch((error: unknown) => {
      if (!(error instanceof Error) || !('code' in error)) throw error;
    });
  }

  /** As it would be: its bills are frozen. What checks them is not this law's. */
  async function makeReady(stored: StoredOrder): Promise<void> {
    if (stored.order.state !== 'Accepted') return;
    await transact(async (stores) => stores.orders.freezeBoms(stored.id, await billsOf(stores, stored)));
    await change(stored.id, { state: 'On Hold', heldFrom: 'Ready For Production', week: null, promisedWeek: null });
    await office.order.resume({ Id: stored.id });
  }

  async function divide({ order }: StoredOrder): Promise<void> {
    const line = order.lines.find(({ quantity }) => quantity > 2);
    if (line) await office.batch.divide({ LineId: line.id, Doors: [1, line.quantity - 1] });
  }

  /** Its first part goes into a batch of that state. */
  async function putIntoBatch(stored: StoredOrder, state: Event['state']): Promise<void> {
    const { id, order } = stored;
    if (order.week === null || (order.state !== 'Ready For Production' && order.state !== 'In Batch')) return;
    const parts = await transact(({ batches }) => batches.partsOf([id]));
    const [line] = order.lines;
    const [part] = line
      ? partsOfLine(
          line,
          parts.filter(({ lineId }) => lineId === line.id),
        )
      : [];
    const { Id } = await office.batch.create({ Id: randomUUID(), Week: order.week });
    await office.batch.addItems({ Id, LineIds: [part?.id ?? ''], Reason: 'A law', Tell: true });
    await transact(async ({ batches }) => {
      const made = await batches.load(Id);
      if (made) await batches.save({ ...made, batch: { ...made.batch, state } });
    });
  }

  /** What an order takes, from its bills alone: part by part, each with its own week and batch. */
  async function recomputed(stores: Stores, stored: StoredOrder): Promise<readonly OpenDemand[]> {
    const { order, id } = stored;
    if (order.state !== 'Accepted' && order.state !== 'Ready For Production' && order.state !== 'In Batch') return [];
    const bills = await billsOf(stores, stored);
    const divided = await stores.batches.partsOf([id]);
    const batches = await stores.batches.ofOrder(id);
    const { production, catalogue } = supplier;
    const rules = {
      ...{ saw: production.saw, articles: production.articles, colours: catalogue.rows.colours },
      ...{ paint: production.consumption.paint, said: new Map() },
    };
    const units = new Map(production.articles.map(({ code, unit }) => [code, unit]));
    return order.lines.flatMap((line, at) =>
      partsOfLine(
        line,
        divided.filter(({ lineId }) => lineId === line.id),
      ).flatMap((part) => {
        const week = divided.find((each) => each.id === part.id)?.week ?? order.week ?? order.promisedWeek;
        const batch =
          batches.find((each) => each.batch.lines.some(({ lineId }) => lineId === part.id))?.batch.state ?? null;
        const rows = demandOf(billedLine({ order: stored, line, part, position: at + 1 }, bills, units), rules);
        return rows.map(({ key, quantity, stage }) => ({ key, quantity, stage, week, batch }));
      }),
    );
  }

  const told = (demands: readonly OpenDemand[]) =>
    [...groupsOf(demands, ({ key, stage, week, batch }) => JSON.stringify([key, stage, week, batch]))]
      .map(([of, all]) => `${of} ${String(all.reduce((sum, { quantity }) => sum + quantity, 0))}`)
      .toSorted();

  test('demand is what bills say, whatever happens to orders; who takes what is as if those that are gone had never been', async () => {
    const orders: string[] = [];
    for (let at = 0; at < orderCount; at += 1) orders.push(await anOrder(at));
    const events = fc.sample(event, { numRuns: eventCount, seed: 1022 });
    for (const happens of events) await happen(orders[happens.order % orders.length] ?? '', happens);
    const { kept, bills, promises } = await transact(async (stores) => {
      const all = await stores.orders.find(orders);
      const demands = new Map<string, readonly OpenDemand[]>();
      const placedAt = new Map<string, string>();
      for (const stored of all) {
        demands.set(stored.id, await recomputed(stores, stored));
        const placing = (await stores.promises.of(stored.id)).filter(({ cause }) => cause === null || cause === 'held');
        placedAt.set(stored.id, placing.at(-1)?.madeAt ?? '9');
      }
      return { kept: all, bills: demands, promises: placedAt };
    });
    const keys = [...new Set([...bills.values()].flat().map(({ key }) => key))];
    expect(keys.length).toBeGreaterThan(20);
    const { sums, inSequence } = await transact(async ({ demands }) => ({
      sums: await demands.sums(keys),
      inSequence: await demands.inSequence(keys),
    }));
    expect(told(sums)).toEqual(told([...bills.values()].flat()));
    for (const { id } of kept)
      expect(told(inSequence.filter(({ orderId }) => orderId === id))).toEqual(told(bills.get(id) ?? []));

    const rules = {
      saw: supplier.production.saw,
      barYield: 90,
      needDay: needDays(openCalendar(workWeek, []), { stages: supplier.client.works.stages, paint: undefined }),
      said: new Map(),
    };
    const bySequence = kept
      .filter(({ id }) => (bills.get(id) ?? []).length > 0)
      .toSorted(
        (one, other) =>
          compareText(promises.get(one.id) ?? '', promises.get(other.id) ?? '') || one.number - other.number,
      );
    for (const key of keys) {
      const ofKey = inSequence.filter((demand) => demand.key === key);
      const taking = bySequence.filter(({ id }) => ofKey.some(({ orderId }) => orderId === id));
      expect([...new Set(ofKey.map(({ orderId }) => orderId))]).toEqual(taking.map(({ id }) => id));
      const takes = (demands: readonly OrderDemand[]) =>
        outlookOf({ onHand: 7, supply: [['2099-01-01', 3]] }, needsOf(demands, rules)).needs.map(({ pegs, short }) => ({
          pegs,
          short,
        }));
      const withoutLast = ofKey.filter(({ orderId }) => orderId !== taking.at(-1)?.id);
      expect(takes(ofKey).slice(0, takes(withoutLast).length)).toEqual(takes(withoutLast));
    }

    // Laws 4 and 11: another order changes nothing of what is there, and held or cancelled it leaves no trace; resumed it is the last.
    const id = await anOrder(1);
    const now = () => transact(({ demands }) => demands.inSequence(keys));
    const accepted = () => office.order.accept({ Id: id, CreditChecked: true });
    // Those without a promise are planned by hand, and stand behind all that have one.
    const promisedBefore = new Set(bySequence.flatMap((each) => (promises.get(each.id) === '9' ? [] : [each.id])));
    for (const begin of [accepted, () => office.order.resume({ Id: id })]) {
      await begin();
      const withIt = await now();
      expect(withIt.filter(({ orderId }) => orderId !== id)).toEqual(inSequence);
      const promised = withIt.filter(({ orderId }) => promisedBefore.has(orderId) || orderId === id);
      expect(promised.at(-1)?.orderId).toBe(id);
      await office.order.hold({ Id: id, Reason: 'A law' });
      expect(await now()).toEqual(inSequence);
    }
    await office.order.resume({ Id: id });
    await office.order.cancel({ Id: id, Reason: 'A law' });
    expect(await now()).toEqual(inSequence);
  }, 600_000);
});
