import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { soldOrderId as From } from '../testing/a-sold-order.ts';
import { come, lockOfDoor as Key, sellLocks } from '../testing/a-stock.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { recheckPromises } from './recheck.ts';

const To = From.replace(/e9$/, 'e8');
const Id = '5a1f4c1e-0000-4000-8000-0000000000b1';
const sent = { Id, Key, From, To, Reason: 'Their house has no door' } as const;

/** Two orders of a door for the same week, of which the first has the only lock. */
async function twoOrders(prepare: (api: TestApi) => Promise<unknown> = async () => undefined) {
  const { api } = await aReadyOrder();
  await prepare(api);
  await come(api, Key, '1');
  await api.transactions.run(api.clientId, async ({ orders, promises, demands }) => {
    const stored = await orders.load(From);
    const [promise] = await promises.of(From);
    const [bill] = await orders.frozenBoms(From);
    if (!stored || !promise || !bill) throw new Error('There is no order.');
    await orders.create({ ...stored, id: To, number: 10_002, order: { ...stored.order, quote: null } });
    await orders.freezeBoms(To, [bill]);
    await demands.replace(To, await demands.of(From));
    await promises.add({ ...promise, orderId: To, madeAt: '2026-11-21T12:00:00.000Z' });
  });
  const recheck = () => recheckPromises(api.context(-1022, null), api.clientId);
  await recheck();
  const risks = async () =>
    (await api.installer().promise.list({ Risk: true })).Promises.map(({ OrderId, Risk }) => [OrderId, Risk?.Cause]);
  const short = async () => (await api.installer().inventory.shortages()).flatMap(({ Shortages }) => Shortages);
  return {
    api,
    recheck,
    risks,
    short,
    give: (message = {}) => api.fabricator().promise.giveTo({ ...sent, ...message }),
  };
}

describe('goods are given to another order', () => {
  test('whose danger is over; the giver is promised the next date at once, with the cause', async () => {
    const { api, give, recheck, risks, short } = await twoOrders((prepared) => sellLocks(prepared, 40));
    expect(await risks()).toEqual([[To, 'not-ordered']]);
    const onBoard = (await api.fabricator().batch.waiting()).map(({ OrderId, Risk }) => [OrderId, Risk]);
    expect(onBoard).toContainEqual([To, { Cause: 'not-ordered', TellAt: '2026-11-23 17:00', Anew: null }]);
    expect((await short()).map(({ OrderId }) => OrderId)).toEqual([To]);
    const offered = async () =>
      (await api.installer().inventory.getArticle({ Key })).Demand.map(({ GiveTo }) => GiveTo);
    expect(await offered()).toEqual([[{ OrderId: To, Order: '10002' }], []]);
    const told = await give();
    expect(told.From).toMatchObject({ Cause: 'given-to-other', History: [{ Day: '2026-12-15' }] });
    expect(told.From?.Day.localeCompare('2027-01-18')).toBe(1);
    expect(told.To).toMatchObject({ Day: '2026-12-15', Risk: null, History: [] });
    expect(await risks()).toEqual([]);
    await recheck();
    expect(await risks(), 'nor does a check find any').toEqual([]);
    expect(await offered(), 'it could be given back').toEqual([[], [{ OrderId: From, Order: '10001' }]]);
    const { Demand } = await api.installer().inventory.getArticle({ Key });
    expect(Demand.find(({ OrderId }) => OrderId === To)?.Short).toBeNull();

    expect(await give(), 'sent twice it is given once').toEqual(told);
    const { order } = api.installer();
    expect((await order.getOrderById(From)).History.find(({ Kind }) => Kind === 'demand')).toMatchObject({
      ...{ From: '1 × ML-M', To: 'given to order 10002', Reason: 'Their house has no door' },
    });
    const received = (await order.getOrderById(To)).History.filter(({ Reason }) => Reason === sent.Reason);
    expect(received).toMatchObject([{ Kind: 'demand', To: '1 × ML-M' }]);
  });

  test('where nobody knows another date for the giver, it is in danger with that cause, and nobody is told yet', async () => {
    const { give, risks } = await twoOrders();
    expect(await risks()).toEqual([[To, 'not-ordered']]);
    expect((await give()).From).toMatchObject({ Day: '2026-12-15', Risk: { Cause: 'given-to-other' } });
    expect(await risks()).toEqual([[From, 'given-to-other']]);
  });

  test('by no rule, and by nobody who does not run the works', async () => {
    const { api, give } = await twoOrders();
    expect(await codeOf(api.installer().promise.giveTo(sent))).toBe('FORBIDDEN');
    expect(await codeOf(give({ To: From })), 'to itself').toBe('BAD_REQUEST');
    expect(await codeOf(give({ Reason: ' ' })), 'without a reason').toBe('BAD_REQUEST');
    expect(await codeOf(give({ From: To, To: From })), 'by whom that is short').toBe('CONFLICT');
    expect(await codeOf(give({ Key: 'CY-3K' })), 'what neither takes').toBe('CONFLICT');
    expect(await codeOf(give({ Key: 'no such article' }))).toBe('NOT_FOUND');
    expect(await codeOf(api.fabricator(-1023).promise.giveTo(sent))).toBe('NOT_FOUND');
    await come(api, Key, '1');
    expect(await codeOf(give()), 'who is not short any more').toBe('CONFLICT');
  });

  test('nothing of an order that takes nothing any more; a message with another meaning is none', async () => {
    const { api, give } = await twoOrders();
    await give();
    expect(await codeOf(give({ From: To, To: From }))).toBe('CONFLICT');
    await api.fabricator().order.cancel({ Id: From, Reason: 'No longer wanted' });
    expect(await codeOf(give({ Id: Id.replace(/b1$/, 'b2') }))).toBe('CONFLICT');
  });
});
