import { itemId, stockCode } from '@door/domain/door/model/ids';
import { blankLine } from '@door/domain/making/bom/manual-line';
import type { DemandRow } from '@door/domain/making/stock/demand';
import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { barOfDoor, come, lockOfDoor } from '../testing/a-stock.ts';
import { aSoldOrder, measure, soldOrderId as Id } from '../testing/a-sold-order.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { writeMissingDemand } from './missing-demand.ts';
import { demandOfBills } from './write-demand.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const demandNow = (api: TestApi) => api.transactions.run(api.clientId, ({ demands }) => demands.of(Id));
const keysNow = async (api: TestApi) => (await demandNow(api)).map(({ key }) => key);

/** An order that the works have accepted, in week 2650 as promised. */
async function anAcceptedOrder() {
  const { api, door } = await aSoldOrder();
  await measure(api, door);
  await confirmOrder(api.installer(), Id);
  await api.fabricator().order.accept({ Id, CreditChecked: true });
  return { api, door };
}

describe('PROMISE 5.5: what an order takes', () => {
  test('begins when the works accept it, as its bills say', async () => {
    const { api, door } = await aSoldOrder();
    expect(await demandNow(api)).toEqual([]);
    await measure(api, door);
    await confirmOrder(api.installer(), Id);
    expect(await demandNow(api)).toEqual([]);
    await api.fabricator().order.accept({ Id, CreditChecked: true });
    const keys = await keysNow(api);
    expect(keys).toContain(lockOfDoor);
    expect(keys).toContain(barOfDoor);
    expect(new Set((await demandNow(api)).map(({ stage }) => stage))).toEqual(new Set(['cutting', 'assembly']));
  });

  test.each([
    ['cancelled', ({ order }: ReturnType<TestApi['fabricator']>) => order.cancel({ Id, Reason: 'No longer wanted' })],
    ['reopened', ({ order }: ReturnType<TestApi['fabricator']>) => order.reopen({ Id, Reason: 'Another size' })],
    ['held', ({ order }: ReturnType<TestApi['fabricator']>) => order.hold({ Id, Reason: 'Waits' })],
  ])('ends at once where it is %s', async (_, move) => {
    const { api } = await anAcceptedOrder();
    await come(api, lockOfDoor, '1');
    const free = async () => (await api.installer().inventory.getArticle({ Key: lockOfDoor })).Free;
    expect(await free()).toBe('0');
    await move(api.fabricator());
    expect(await demandNow(api)).toEqual([]);
    expect(await free()).toBe('1');
  });

  test('is written anew where a held order goes on, whether or not it is ready', async () => {
    const { api } = await anAcceptedOrder();
    const before = await demandNow(api);
    const { order, generateBom } = api.fabricator();
    await order.hold({ Id, Reason: 'Waits' });
    await order.resume({ Id });
    expect(await demandNow(api)).toEqual(before);
    const [line] = (await order.getOrderById(Id)).Lines;
    await generateBom(line?.ItemId ?? '');
    await order.setProductionWeek({ Id, Week: '2650' });
    await order.readyForProduction({ Id });
    await order.hold({ Id, Reason: 'Waits' });
    expect(await order.resume({ Id })).toMatchObject({
      State: 'Ready For Production',
      Week: '2650',
      PromisedWeek: '2650',
    });
    expect(await demandNow(api)).toEqual(before);
  });

  test('is that of the frozen bill once it is ready; the history tells what differs', async () => {
    const { api, door } = await anAcceptedOrder();
    const { order, generateBom } = api.fabricator();
    const added = { ...blankLine, instruction: { ...blankLine.instruction, code: stockCode('CY-3K'), quantity: 2 } };
    await api.transactions.run(api.clientId, ({ instructions }) =>
      instructions.add(itemId(door), added, { manuallyAdded: true, attempt: null }),
    );
    await generateBom(door);
    await order.setProductionWeek({ Id, Week: '2650' });
    await order.readyForProduction({ Id });
    const told = (await order.getOrderById(Id)).History.filter(({ Kind }) => Kind === 'demand');
    expect(told.map(({ From, To }) => [From, To])).toEqual([['1 CY-3K', '3 CY-3K']]);
    const [row] = (await demandNow(api)).filter(({ key }) => key === 'CY-3K');
    expect(row?.quantity).toBe(3);
  });

  test('is not told in the history where the frozen bill takes the same', async () => {
    const { api } = await aReadyOrder();
    const { History } = await api.fabricator().order.getOrderById(Id);
    expect(History.map(({ Kind }) => Kind)).not.toContain('demand');
  });

  test('is written once the server starts where an order was accepted before it was kept', async () => {
    const { api } = await anAcceptedOrder();
    const before = await demandNow(api);
    await api.transactions.run(api.clientId, ({ demands }) => demands.replace(Id, []));
    await writeMissingDemand(api.context(-1022, null), api.clientId);
    expect(await demandNow(api)).toEqual(before);
  });

  test('is what its bills say, recomputed from them', async () => {
    const { api } = await aReadyOrder();
    const { supplier } = await supplierOf(api);
    const found = await api.transactions.run(api.clientId, async ({ orders, demands }) => {
      const stored = await orders.load(Id);
      return { stored, bills: await orders.frozenBoms(Id), kept: await demands.of(Id) };
    });
    if (!found.stored) throw new Error('There is no order.');
    const recomputed = demandOfBills({ supplier, said: new Map() }, found.stored, found.bills);
    expect(byKey(found.kept)).toEqual(byKey(recomputed));
    expect(recomputed.length).toBeGreaterThan(10);
  });
});

const byKey = (rows: readonly DemandRow[]) => rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

async function supplierOf(api: TestApi) {
  const supplier = await api.context(-1022, null).suppliers.find(api.clientId);
  if (!supplier) throw new Error('There is no supplier.');
  return { supplier };
}
