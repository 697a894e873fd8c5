import { randomUUID } from 'node:crypto';
import { everyOrder, type StoredOrder } from '@door/api/order/order-store';
import type { Stores } from '@door/api/ports/stores';
import { money, percent } from '@door/domain/selling/pricing/money';
import { planOfDeposit } from '@door/domain/selling/payment/plan';
import { totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { vatRatesOfLaw } from '@door/domain/selling/pricing/vat-rates';
import { emptyCustomer } from '@door/domain/selling/customer/customer';
import { blankLine } from '@door/domain/making/bom/manual-line';
import { clientId, type ItemId, itemId } from '@door/domain/door/model/ids';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { latenessOf, waitsFor } from '@door/domain/selling/order/waiting-orders';
import { emptyQuote } from '@door/domain/selling/quote/quote';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f2';
const moment = '2026-11-22T10:00:00.000Z';
const euros = (minor: number) => money(minor, 'EUR');

describe.each(databasesHere)('orders on the %s database', (kind) => {
  let server: TestServer;
  let full: StoredOrder;
  let quoteId: string;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  const create = (stored: StoredOrder) => transact(({ orders }) => orders.create(stored));

  const aQuote = async (number: number): Promise<string> => {
    const stored = { id: randomUUID(), number, enquiryId: null, quote: emptyQuote('EUR', 'IE fit') };
    const times = {
      createdAt: moment,
      createdBy: seller,
      changedBy: null,
      lastUpdated: moment,
      lastIdempotencyKey: null,
    };
    await transact(({ quotes }) => quotes.create({ ...stored, ...times }));
    return stored.id;
  };
  const aCustomer = async (name: string): Promise<string> => {
    const id = randomUUID();
    const stored = {
      id,
      details: { ...emptyCustomer, name },
      mergedInto: null,
      createdAt: moment,
      lastUpdated: moment,
    };
    await transact(({ customers }) => customers.create({ ...stored, lastIdempotencyKey: null }));
    return id;
  };

  beforeAll(async () => {
    server = await openTestServer(kind);
    const supplier = await demoSupplier(server);
    await addAccount(server, { id: seller, role: 'installer' });
    const item = { ...aStoredItem(supplier), job: { address: 'Mill Lane' } };
    await transact(({ items }) => items.create(item));
    const line = {
      id: randomUUID(),
      itemId: item.item.id,
      quantity: 2,
      unit: euros(198_051),
      netTrade: euros(141_465),
      pricedAt: moment,
    };
    const fitting = { id: randomUUID(), kind: 'fitting', text: 'Fitting' } as const;
    const steps = { id: randomUUID(), kind: 'free', text: 'Steps' } as const;
    const charges = [
      { ...fitting, quantity: 2, unit: euros(28_000), costOfGoods: null, follows: [line.id] },
      { ...steps, quantity: 1, unit: euros(9000), costOfGoods: euros(5000), follows: [] },
    ] as const;
    const discount = { kind: 'percent', rate: percent(7.5) } as const;
    const sale = {
      currency: 'EUR',
      items: [line],
      charges,
      discount,
      treatment: 'IE fit',
      deposit: percent(30),
    } as const;
    const agreed = totalsOf(sale, { day: '2026-11-22', rates: vatRatesOfLaw });
    quoteId = await aQuote(7001);
    full = {
      id: randomUUID(),
      number: 10_234,
      order: {
        state: 'Draft',
        heldFrom: null,
        quote: { id: quoteId, version: 2, total: agreed.total },
        remake: null,
        customerId: await aCustomer('Ada Byrne'),
        currency: 'EUR',
        lines: [line],
        charges,
        discount,
        granted: { discount: { kind: 'amount', amount: euros(90_000) }, on: euros(270_000) },
        treatment: 'IE fit',
        terms: 'Made to measure.',
        note: 'Ring first.',
        deliveryAddress: '1 Mill Lane',
        plan: planOfDeposit(percent(30)),
        agreed,
        points: 21,
        week: '2650',
        promisedWeek: '2651',
        days: { dispatched: '2026-12-10', delivered: '2026-12-11', installed: null },
      },
      createdAt: moment,
      createdBy: seller,
      changedBy: seller,
      lastUpdated: moment,
      lastIdempotencyKey: null,
    };
    await create(full);
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  test('are read as they were stored, by their id and by their quote', async () => {
    expect(await transact(({ orders }) => orders.load(full.id))).toEqual(full);
    expect(await transact(({ orders }) => orders.ofQuote(quoteId))).toEqual(full);
  });

  test('are one for each quote, and one for each id', async () => {
    expect(await create({ ...full, id: randomUUID(), number: 10_235 }), 'the same quote').toBe(false);
    const quote = { id: await aQuote(7002), version: 1, total: full.order.agreed.total };
    expect(await create({ ...full, number: 10_236, order: { ...full.order, quote } }), 'the same id').toBe(false);
    expect(await transact(({ orders }) => orders.load(full.id))).toEqual(full);
  });

  test('are read as they were saved, and as one made by hand', async () => {
    const { lines, charges } = full.order;
    const changed = {
      ...full,
      lastIdempotencyKey: 'mark',
      order: { ...full.order, lines: [...lines], charges: charges.slice(1) },
    };
    const held = {
      ...changed,
      order: { ...changed.order, state: 'On Hold', heldFrom: 'Accepted', week: null },
    } as const;
    await transact(({ orders }) => orders.save(held));
    expect(await transact(({ orders }) => orders.load(full.id))).toEqual(held);
    await transact(({ orders }) => orders.save(full));
    const byHand = { ...full, id: randomUUID(), number: 10_299, order: { ...full.order, quote: null, lines: [] } };
    expect(await create(byHand)).toBe(true);
    expect(await transact(({ orders }) => orders.load(byHand.id))).toEqual(byHand);
  });

  test('hold the items of their lines', async () => {
    const holding = (id: ItemId) => transact(({ orders }) => orders.holding([id]));
    const [line] = full.order.lines;
    if (!line) throw new Error('The order has no line.');
    expect(await holding(line.itemId)).toEqual([
      { itemId: line.itemId, id: full.id, number: 10_234, state: 'Draft', heldFrom: null },
    ]);
    expect(await holding(itemId(randomUUID()))).toEqual([]);
    expect(await transact(({ orders }) => orders.ofItem(line.itemId))).toEqual(full);
  });

  test.each([
    ['10234', {}, [10_234]],
    ['mill', {}, [10_234]],
    ['', { state: 'Draft' }, [10_299, 10_234]],
    ['', { state: 'Accepted' }, []],
    ['', { week: '2650' }, [10_299, 10_234]],
    ['', { week: '2651' }, []],
    ['elm', {}, []],
  ] as const)('the text %j with %j finds %j', async (text, only, numbers) => {
    const filter = { ...everyOrder, ...only };
    const page = {
      filter,
      search: searchOf(text),
      sort: { by: 'number', descending: true },
      limit: 9,
      after: null,
    } as const;
    const found = await transact(({ orders }) => orders.list(page));
    expect(found.map(({ stored }) => stored.number)).toEqual(numbers);
  });

  test('page by page, sorted by week', async () => {
    const page = {
      filter: everyOrder,
      search: searchOf(''),
      sort: { by: 'week', descending: false },
      limit: 1,
    } as const;
    const [first] = await transact(({ orders }) => orders.list({ ...page, after: null }));
    const after = { key: first?.key ?? '', id: first?.stored.id ?? '' };
    const [second] = await transact(({ orders }) => orders.list({ ...page, after }));
    expect(new Set([first?.stored.number, second?.stored.number])).toEqual(new Set([10_234, 10_299]));
  });

  test('have their open tasks', async () => {
    const about = { itemId: null, enquiryId: null, quoteId: null, orderId: full.id } as const;
    const task = {
      what: 'Book the fitting',
      about: '',
      due: '2026-12-01',
      assignee: seller,
      rule: 'book-fit',
    } as const;
    const open = { ...task, ...about, id: randomUUID(), state: 'Open', createdAt: moment, endedAt: null } as const;
    const found = await transact(async ({ tasks }) => {
      await tasks.add(open);
      await tasks.add({ ...open, id: randomUUID(), state: 'Done', endedAt: moment });
      return tasks.ofOrder(full.id);
    });
    expect(found).toEqual([open]);
  });

  test('keep what their lines are made of as it was first frozen', async () => {
    const [line] = full.order.lines;
    if (!line) throw new Error('The order has no line.');
    const bill = { format: 1, added: [], lineId: line.id, itemId: line.itemId, records: [], lines: [] } as const;
    const later = { ...bill, lines: [blankLine.instruction] };
    await transact(({ orders }) => orders.freezeBoms(full.id, [bill]));
    await transact(({ orders }) => orders.freezeBoms(full.id, [later]));
    expect(await transact(({ orders }) => orders.frozenBoms(full.id))).toEqual([bill]);
  });

  test('are not seen by another supplier', async () => {
    expect(await transact(({ orders }) => orders.load(full.id), clientId(-1023))).toBeUndefined();
  });

  test('go with a customer who becomes part of another', async () => {
    const to = await aCustomer('Ada B.');
    await transact(({ orders }) => orders.moveToCustomer({ from: full.order.customerId, to }));
    expect((await transact(({ orders }) => orders.ofCustomer(to))).map(({ number }) => number)).toEqual([
      10_299, 10_234,
    ]);
    expect(await transact(({ orders }) => orders.ofCustomer(full.order.customerId))).toEqual([]);
  });

  test('take so much of each week as is planned: of the week that is set, or else of the one promised', async () => {
    const promised = {
      ...full,
      id: randomUUID(),
      number: 10_300,
      order: { ...full.order, quote: null, lines: [], week: null },
    };
    const cancelled = {
      ...promised,
      id: randomUUID(),
      number: 10_301,
      order: { ...promised.order, state: 'Cancelled' },
    } as const;
    await create(promised);
    const loads = () => transact(({ orders }) => orders.loads());
    expect(await loads()).toEqual([
      { week: '2650', points: 42, made: 0, held: 0, orders: 2 },
      { week: '2651', points: 21, made: 0, held: 0, orders: 1 },
    ]);
    await create(cancelled);
    await transact(({ orders }) => orders.save({ ...promised, order: { ...promised.order, state: 'Cancelled' } }));
    expect(await loads()).toEqual([{ week: '2650', points: 42, made: 0, held: 0, orders: 2 }]);
  });

  test('are counted by state, week and currency, as their list finds them', async () => {
    const rows = await transact(({ orders }) => orders.tally());
    const page = { search: searchOf(''), sort: { by: 'changed', descending: true }, limit: 50, after: null } as const;
    const all = await transact(({ orders }) => orders.list({ ...page, filter: everyOrder }));
    expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.length);
    for (const { state, week, orders, total } of rows.filter((row) => row.week !== null)) {
      const filter = { ...everyOrder, state, week };
      const found = await transact((stores) => stores.orders.list({ ...page, filter }));
      expect(found, `${state} ${String(week)}`).toHaveLength(orders);
      expect(found.reduce((sum, { stored }) => sum + stored.order.agreed.total.minor, 0)).toBe(total.minor);
    }
  });

  test('are planned by a calendar that is read by day and replaced as a whole, each supplier its own', async () => {
    const christmas = { day: '2026-12-25', name: 'Christmas Day' };
    const closure = { day: '2026-12-07', name: 'Stocktaking' };
    await transact(({ holidays }) => holidays.replace([christmas, closure]));
    expect(await transact(({ holidays }) => holidays.load())).toEqual([closure, christmas]);
    expect(await transact(({ holidays }) => holidays.all(), clientId(-1023))).toEqual([]);
    await transact(({ holidays }) => holidays.replace([]));
    expect(await transact(({ holidays }) => holidays.all())).toEqual([]);
  });

  test('that are late, or wait for measurements or confirmation, are those of the rule, listed and counted', async () => {
    const [line] = full.order.lines;
    const open = line && (await transact(({ items }) => items.find([line.itemId])))[0];
    if (!line || !open) throw new Error('The order has no line with an item.');
    const measured = { ...open, number: 9901, item: { ...open.item, id: itemId(randomUUID()) }, measuredAt: moment };
    const weeks = [null, '2649', '2650', '2652'].flatMap((week) =>
      [null, '2649', '2651'].map((promisedWeek) => ({ week, promisedWeek })),
    );
    const orders = [
      ...(['Accepted', 'Manufactured', 'On Hold'] as const).flatMap((state) => weeks.map((of) => ({ state, ...of }))),
      { state: 'Draft', doors: [open, measured] },
      { state: 'Draft', doors: [measured] },
      { state: 'Confirmed From Installer', doors: [open] },
    ] as const;
    await transact(async (stores) => {
      await stores.items.create(measured);
      for (const [at, { ...changes }] of orders.entries()) {
        const lines = ('doors' in changes ? changes.doors : []).map(({ item: { id } }) => ({
          ...line,
          id: randomUUID(),
          itemId: id,
        }));
        const order = { ...full.order, charges: [], quote: null, week: null, promisedWeek: null, ...changes, lines };
        await stores.orders.create({ ...full, id: randomUUID(), number: 20_000 + at, order });
      }
    });
    const page = { search: searchOf(''), sort: { by: 'number', descending: false }, limit: 50, after: null } as const;
    await transact(async (stores) => {
      const all = await stores.orders.list({ ...page, filter: everyOrder });
      const facts = [];
      for (const { stored } of all) {
        const doors = await stores.items.find(stored.order.lines.map(({ itemId: id }) => id));
        const lateness = latenessOf(stored.order, '2650');
        facts.push({ number: stored.number, lateness, waits: waitsFor({ state: stored.order.state, doors }) });
      }
      const cases = [
        [{ lateIn: '2650' }, facts.filter(({ lateness }) => lateness !== null)],
        [{ waitsFor: 'measurements' }, facts.filter(({ waits }) => waits === 'measurements')],
        [{ waitsFor: 'confirmation' }, facts.filter(({ waits }) => waits === 'confirmation')],
      ] as const;
      for (const [only, expected] of cases) {
        const filter = { ...everyOrder, ...only };
        const found = await stores.orders.list({ ...page, filter });
        expect(expected, JSON.stringify(only)).not.toEqual([]);
        expect(found.map(({ stored }) => stored.number)).toEqual(expected.map(({ number }) => number));
        expect(await stores.orders.count(filter)).toBe(expected.length);
      }
    });
  });

  test('that make doors of another again are read with it, and found by it', async () => {
    const remake = { of: full.id, reason: 'damaged', parts: ['leaf'], isCharged: false, note: 'By the van.' } as const;
    const order = { ...full.order, quote: null, lines: [], charges: [], remake };
    const remade = { ...full, id: randomUUID(), number: 10_399, order };
    expect(await create(remade)).toBe(true);
    expect(await transact(({ orders }) => orders.remakesOf(full.id))).toEqual([remade]);
  });
});
