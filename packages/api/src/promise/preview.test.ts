import { clientId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import type { TestApi } from '../testing/a-test-api.ts';

const otherId = OrderId.replace(/e9$/, 'e8');

/** The same order once more, promised after the first one for the week after. */
async function addSecond(api: TestApi): Promise<void> {
  await api.transactions.run(clientId(-1022), async ({ orders, promises, demands }) => {
    const stored = await orders.load(OrderId);
    const [promise] = await promises.of(OrderId);
    const [bill] = await orders.frozenBoms(OrderId);
    if (!stored || !promise || !bill) throw new Error('There is no order.');
    const { order } = stored;
    await orders.create({ ...stored, id: otherId, number: 10_002, order: { ...order, quote: null, week: '2651' } });
    await orders.freezeBoms(otherId, [bill]);
    await demands.replace(otherId, await demands.of(OrderId));
    await promises.add({ ...promise, orderId: otherId, madeAt: '2026-11-21T12:00:00.000Z' });
  });
}

test('the date of an order that moves is told before and after, with what it would break, and nothing is written', async () => {
  const { api } = await aReadyOrder();
  const { promise, order } = api.fabricator();
  const before = await order.getOrderById(OrderId);
  const { Changes } = await promise.preview({ Moves: [{ OrderId, Week: '2652' }] });
  expect(Changes).toMatchObject([
    {
      ...{ OrderId, Order: '10001', Promised: '2026-12-15', Breaks: true },
      Before: { Week: '2650', Day: '2026-12-15' },
      After: { Week: '2652', Day: '2026-12-29' },
    },
  ]);
  expect(await promise.preview({ Moves: [{ OrderId, Week: '2650' }] }), 'it stays').toEqual({ Changes: [] });
  expect(await order.getOrderById(OrderId)).toEqual(before);
});

test('orders whose goods it would leave or take are told too', async () => {
  const { api } = await aReadyOrder();
  await come(api, lockOfDoor, '1');
  await addSecond(api);
  const { promise } = api.fabricator();
  // The first has the only lock; nobody sells another, so that the second has no date until the first needs it in no week.
  const { Changes } = await promise.preview({ Moves: [{ OrderId: otherId, Week: '2652' }] });
  expect(Changes.map(({ Order }) => Order)).toEqual([]);
  await come(api, lockOfDoor, '1');
  const moved = await promise.preview({ Moves: [{ OrderId: otherId, Week: '2652' }] });
  expect(moved.Changes.map(({ Order, After }) => [Order, After?.Week])).toEqual([['10002', '2652']]);
});

test('an order that is not there, another supplier’s, and no moves at all', async () => {
  const { api } = await aReadyOrder();
  const Moves = [{ OrderId, Week: '2652' }];
  await expect(api.fabricator(clientId(-1023)).promise.preview({ Moves })).rejects.toThrow('There is no such order.');
  await expect(api.fabricator().promise.preview({ Moves: [{ OrderId: otherId, Week: '2652' }] })).rejects.toThrow(
    'There is no such order.',
  );
  await expect(api.fabricator().promise.preview({ Moves: [] })).rejects.toThrow('Moves');
});
