import { randomUUID } from 'node:crypto';
import type { StoredBatch, StoredFloorEvent, StoredPiece } from '@door/api/batch/batch-store';
import type { Stores } from '@door/api/ports/stores';
import { emptyBatch } from '@door/domain/making/batch/batch';

import { planOfDeposit } from '@door/domain/selling/payment/plan';
import { totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { vatRatesOfLaw } from '@door/domain/selling/pricing/vat-rates';
import { emptyCustomer } from '@door/domain/selling/customer/customer';
import { clientId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { money, percent } from '@door/domain/selling/pricing/money';
import { emptyOrder } from '@door/domain/selling/order/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';

const client = clientId(-1022);
const planner = '0192b1a0-0000-7000-8000-0000000000f7';
const moment = '2026-11-22T10:00:00.000Z';
const unmade = {
  createdAt: moment,
  createdBy: planner,
  changedBy: planner,
  lastUpdated: moment,
  lastIdempotencyKey: null,
};
const label = (code: string): StoredPiece['label'] => ({
  ...{ order: '10234', item: 'Item 1 of 2', part: 'jamb left', size: '2076', ends: '45/45', article: 'OF72-WHWH' },
  ...{ colours: 'White both sides', slot: 'F01', week: 'Week 2650', cut: null, code, qr: `DW1:${code}` },
});

const aPiece = (batchId: string, code: string): StoredPiece => ({
  ...{ code, batchId, label: label(code), place: 1, bar: null, replaces: null, ownBar: null },
});

describe.each(databasesHere)('batches on the %s database', (kind) => {
  let server: TestServer;
  const orderId = randomUUID();
  const lines = [randomUUID(), randomUUID()] as const;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  const aBatch = (number: number, ...lineIds: readonly string[]): StoredBatch => ({
    ...{ id: randomUUID(), number, ...unmade },
    batch: {
      ...emptyBatch('2650'),
      lines: lineIds.map((lineId) => ({ lineId, orderId, reason: 'placed by hand' })),
    },
  });

  beforeAll(async () => {
    server = await openTestServer(kind);
    const supplier = await demoSupplier(server);
    await addAccount(server, { id: planner, role: 'fabricator' });
    const item = aStoredItem(supplier);
    const customerId = randomUUID();
    const customer = { id: customerId, details: { ...emptyCustomer, name: 'Ada Byrne' }, mergedInto: null };
    const price = { unit: money(198_051, 'EUR'), netTrade: money(141_465, 'EUR'), pricedAt: null };
    const orderLines = lines.map((id) => ({ id, itemId: item.item.id, quantity: 1, ...price }));
    const sale = { currency: 'EUR', treatment: 'IE fit', deposit: percent(30) } as const;
    const nothing = { charges: [], discount: { kind: 'none' } } as const;
    const agreed = totalsOf({ ...sale, ...nothing, items: orderLines }, { day: '2026-11-22', rates: vatRatesOfLaw });
    const begun = emptyOrder({
      ...sale,
      plan: planOfDeposit(sale.deposit),
      customerId,
      deliveryAddress: '1 Mill Lane',
      agreed,
    });
    await transact(async ({ items, customers, orders }) => {
      await items.create(item);
      await customers.create({ ...customer, lastUpdated: moment, lastIdempotencyKey: null });
      const order = { ...begun, lines: orderLines, state: 'Ready For Production', week: '2650', points: 20 } as const;
      await orders.create({ id: orderId, number: 10_234, order, ...unmade });
    });
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  test('are read as they were stored; what stands in one does not wait', async () => {
    const stored = aBatch(1, lines[1]);
    expect(await transact(({ batches }) => batches.create(stored))).toBe(true);
    expect(await transact(({ batches }) => batches.create(stored)), 'twice').toBe(false);
    expect(await transact(({ batches }) => batches.load(stored.id))).toEqual(stored);
    const waiting = await transact(({ batches }) => batches.waitingOrders('2650'));
    expect(waiting.map(({ id }) => id)).toEqual([orderId]);
    const full = {
      ...stored,
      batch: { ...stored.batch, lines: [...aBatch(1, lines[0]).batch.lines, ...stored.batch.lines] },
    };
    await transact(({ batches }) => batches.save(full));
    expect(await transact(({ batches }) => batches.ofOrder(orderId))).toEqual([full]);
    expect(await transact(({ batches }) => batches.waitingOrders(null))).toEqual([]);
    expect(await transact(({ batches }) => batches.placed(lines))).toHaveLength(2);
    expect(await transact(({ batches }) => batches.orderOfLine(lines[0]))).toMatchObject({ id: orderId });
    expect(await transact(({ batches }) => batches.load(stored.id), clientId(-1023)), 'of another supplier').toBe(
      undefined,
    );
    await transact(({ batches }) => batches.remove(stored.id));
    expect(await transact(({ batches }) => batches.placed(lines))).toEqual([]);
  });

  test('a divided line waits and takes of each week by its parts', async () => {
    const [line] = lines;
    const ids = [randomUUID(), randomUUID()] as const;
    const parts = ids.map((id, at) => ({
      id,
      lineId: line,
      orderId,
      first: at + 1,
      doors: 1,
      points: 5,
      week: '2650',
    }));
    await transact(({ batches }) => batches.saveParts({ orderId, lineId: line }, parts));
    expect(await transact(({ batches }) => batches.partsOf([orderId]))).toEqual(parts);
    expect(await transact(({ batches }) => batches.orderOfLine(ids[1]))).toMatchObject({ id: orderId });
    const here = aBatch(8, ids[0], lines[1]);
    const other = aBatch(1, ids[1]);
    const later = { ...other, batch: { ...other.batch, week: '2651' } };
    await transact(({ batches }) => batches.create(here));
    const waiting = () => transact(({ batches }) => batches.waitingOrders('2650'));
    const loads = () => transact(({ orders }) => orders.loads());
    expect(await waiting(), 'one part is left').toHaveLength(1);
    expect(await loads()).toEqual([{ week: '2650', points: 20, made: 0, held: 0, orders: 1 }]);
    await transact(({ batches }) => batches.moveParts([ids[1], lines[1]], '2651'));
    expect(await waiting(), 'the part that is left waits for another week').toEqual([]);
    expect(await transact(({ batches }) => batches.waitingOrders('2651'))).toHaveLength(1);
    await transact(({ batches }) => batches.create(later));
    expect(await transact(({ batches }) => batches.waitingOrders(null))).toEqual([]);
    expect(await loads()).toEqual([
      { week: '2650', points: 15, made: 0, held: 0, orders: 1 },
      { week: '2651', points: 5, made: 0, held: 0, orders: 0 },
    ]);
    expect(await transact(({ batches }) => batches.partsOf([orderId]), clientId(-1023)), 'of another supplier').toEqual(
      [],
    );
    for (const { id } of [here, later]) await transact(({ batches }) => batches.remove(id));
    await transact(({ batches }) => batches.saveParts({ orderId, lineId: line }, []));
    expect(await transact(({ batches }) => batches.partsOf([orderId]))).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test('are listed page by page, by week and number', async () => {
    const many = [3, 12, 5].map((number) => aBatch(number));
    await transact(async ({ batches }) => {
      for (const each of many) await batches.create(each);
    });
    const page = {
      filter: { week: '2650', state: null },
      sort: { by: 'number', descending: true },
      limit: 2,
      search: '',
    } as const;
    const first = await transact(({ batches }) => batches.list({ ...page, after: null }));
    expect(first.map(({ stored }) => stored.number)).toEqual([12, 5]);
    const last = first.at(-1);
    const after = last ? { key: last.key, id: last.stored.id } : null;
    const second = await transact(({ batches }) => batches.list({ ...page, after }));
    expect(second.map(({ stored }) => stored.number)).toEqual([3]);
    await transact(async ({ batches }) => {
      for (const { id } of many) await batches.remove(id);
    });
  });

  test('a released one keeps its pieces and what is made again with its bar, and each event once', async () => {
    const stored = aBatch(20, lines[0]);
    const codes = ['JL', 'JR', 'SB'].map((part) => `2650-B020-10234-1-${part}`);
    const pieces = codes.map((code) => aPiece(stored.id, code));
    const [jambLeft = ''] = codes;
    const bar = { group: 'OF72', number: 9, stock: mm(6500), offcut: null, pieces: [`${jambLeft}.2`], rest: mm(4364) };
    const again = { ...aPiece(stored.id, `${jambLeft}.2`), bar: 9, replaces: jambLeft, ownBar: bar };
    await transact(async ({ batches }) => {
      await batches.create(stored);
      await batches.freeze(stored.id, { format: 1, lines: [], bars: [] }, pieces);
      await batches.addPiece(again);
    });
    expect(await transact(({ batches }) => batches.piecesOf(stored.id))).toEqual([...pieces, again]);
    expect(await transact(({ batches }) => batches.frozen(stored.id))).toMatchObject({ bars: [bar] });
    const event: StoredFloorEvent = {
      ...{ id: randomUUID(), batchId: stored.id, what: 'bar', code: 'R009', at: 'cutting', kind: 'done' },
      ...{ undoes: null, reason: '', deviceAt: moment, who: planner, when: moment },
    };
    for (let twice = 0; twice < 2; twice += 1) await transact(({ batches }) => batches.addEvents([event]));
    expect(await transact(({ batches }) => batches.events(stored.id))).toEqual([event]);
    expect(await transact(({ batches }) => batches.knownEvents([event.id, randomUUID()]))).toEqual([event.id]);
    await transact(({ batches }) => batches.removePiece(again.code));
    expect(await transact(({ batches }) => batches.pieces([again.code]))).toEqual([]);
  });

  test('a released one has nothing passed, until it is said how far it is', async () => {
    const stored = aBatch(22);
    await transact(async ({ batches }) => {
      await batches.create(stored);
      await batches.freeze(stored.id, { format: 1, lines: [], bars: [] }, [aPiece(stored.id, '2650-B022-10234-1-JL')]);
    });
    const counts = {
      batchId: stored.id,
      pieces: 1,
      cutting: 0,
      implied: 0,
      assembly: 0,
      qualityCheck: 0,
      begun: 0,
      open: 1,
    };
    expect(await transact(({ batches }) => batches.counts([stored.id]))).toEqual([counts]);
    await transact(({ batches }) => batches.saveCounts({ ...counts, cutting: 1, begun: 1 }));
    expect(await transact(({ batches }) => batches.counts([stored.id]))).toEqual([{ ...counts, cutting: 1, begun: 1 }]);
  });

  test('a recalled one has forgotten its pieces', async () => {
    const stored = aBatch(21, lines[1]);
    const code = '2650-B021-10234-2-JL';
    await transact(async ({ batches }) => {
      await batches.create(stored);
      await batches.freeze(stored.id, { format: 1, lines: [], bars: [] }, [aPiece(stored.id, code)]);
      await batches.thaw(stored.id);
    });
    expect(await transact(({ batches }) => batches.pieces([code]))).toEqual([]);
    expect(await transact(({ batches }) => batches.frozen(stored.id))).toBe(undefined);
  });

  test('a number of a week is given once', async () => {
    const draw = () => transact(({ batches }) => batches.drawNumber('2653'));
    expect((await Promise.all([draw(), draw(), draw()])).toSorted()).toEqual([1, 2, 3]);
  });

  test('a week takes as much as somebody has said', async () => {
    await transact(({ batches }) => batches.setCapacity('2652', 960));
    await transact(({ batches }) => batches.setCapacity('2652', 800));
    expect(await transact(({ batches }) => batches.capacities())).toEqual([{ week: '2652', points: 800 }]);
    await transact(({ batches }) => batches.setCapacity('2652', null));
    expect(await transact(({ batches }) => batches.capacities())).toEqual([]);
  });
});
