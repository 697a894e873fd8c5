import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, measure, orderNow, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { putOrder } from '../testing/put-order.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const batchId = '5a1f4c1e-0000-4000-8000-0000000000b1';

/** What the customer of the sold order reads of it, by the link of its quote. */
async function readBy(api: TestApi) {
  const { OfferUrl } = await api.installer().quote.createOfferLink({ Id: quoteId });
  const { Order } = await api.visitor().getOffer(tokenIn(OfferUrl));
  return Order;
}
const stageOf = async (api: TestApi) => (await readBy(api))?.Stage;

describe('what a customer reads of an order', () => {
  test('from the acceptance to the plan of the works, and back where it is reopened', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.fabricator();
    expect(await readBy(api)).toMatchObject({
      ...{ Stage: 'ordered', Since: '2026-11-21', Sentence: 'You ordered on 21 November 2026.', Overlay: '' },
      Next: [
        { Text: 'Pay the deposit.', Who: 'you' },
        { Text: 'Doors Ltd measures your opening.', Who: 'us' },
      ],
      Units: [{ Unit: 1, Stage: 'ordered' }],
    });
    await measure(api, door);
    expect(await stageOf(api)).toBe('measured');
    api.controls.now += 60_000;
    await confirmOrder({ order }, Id);
    expect(await stageOf(api)).toBe('confirmed');
    await order.accept({ Id, CreditChecked: true });
    expect(await stageOf(api)).toBe('planned');
    api.controls.now += 60_000;
    await order.hold({ ...(await orderNow(api)), Reason: 'No money' });
    expect(await readBy(api)).toMatchObject({
      ...{ Stage: 'planned', Overlay: 'Your order rests for the moment. Doors Ltd tells you how it goes on.' },
    });
    api.controls.now += 60_000;
    await order.resume({ ...(await orderNow(api)) });
    expect(await readBy(api)).toMatchObject({ Stage: 'planned', Overlay: '' });
    api.controls.now += 60_000;
    await order.reopen({ ...(await orderNow(api)), Reason: 'Another size' });
    expect(await stageOf(api)).toBe('measured');
  });

  test('from the saw to the customer, as it is scanned', async () => {
    const { api, line } = await aReadyOrder();
    const { batch, order } = api.fabricator();
    await batch.create({ Id: batchId, Week: '2650' });
    await batch.addItems({ Id: batchId, LineIds: [line] });
    await batch.replan({ Id: batchId });
    await batch.release({ Id: batchId, Glass: 'ordered' });
    expect(await stageOf(api)).toBe('planned');
    const [first = ''] = (await batch.lists(batchId)).Labels.map(({ code }) => code);
    await batch.scan({ Id: batchId, Scans: [{ Code: first, At: 'cutting' }] });
    expect(await readBy(api)).toMatchObject({
      Stage: 'making',
      Sentence: 'Your door is being made.',
      Since: '2026-11-21',
    });
    const door = '2650-B001-D01';
    for (const At of ['assembly', 'quality check'] as const)
      await batch.scan({ Id: batchId, Scans: [{ Code: door, At }] });
    expect(await stageOf(api)).toBe('made');
    expect((await order.getOrderById(Id)).State).toBe('Manufactured');
    await expect(order.dispatch({ Id, Date: '2026-11-20' })).rejects.toThrow(
      'What came before is told for 21 November',
    );
    await order.dispatch({ Id, Date: '2026-11-21' });
    expect(await readBy(api)).toMatchObject({
      Stage: 'sent',
      Sentence: 'Your door left the works on 21 November 2026.',
    });
    await order.deliver({ Id });
    expect((await api.rows('deliveryEvent')).map(({ kind, how, unit, day }) => [kind, how, unit, day])).toEqual([
      ['departed', 'by hand', 1, '2026-11-21'],
      ['delivered', 'by hand', 1, '2026-11-21'],
    ]);
    await order.install({ Id });
    expect((await api.rows('visitEvent')).map(({ kind, how, said }) => [kind, how, said])).toEqual([
      ['signed', 'by hand', { kind: 'signed', doors: null, pack: 1, guarantee: expect.any(Array) }],
    ]);
    expect(await readBy(api)).toMatchObject({
      ...{ Stage: 'fitted', Next: [{ Text: 'Pay the balance.', Who: 'you' }], IsFitted: true },
    });
    const { Open: Amount } = (await order.getOrderById(Id)).Money;
    const payment = { Id: batchId, OrderId: Id, Kind: 'balance', On: '2026-11-21', Method: 'bank' } as const;
    await order.recordPayment({ ...payment, Amount });
    expect(await readBy(api)).toMatchObject({ Stage: 'done', Next: [] });
  });

  test('what is only supplied owes its balance once it is there; a cancelled order says nothing else', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.fabricator();
    await order.updateCharges({ ...(await orderNow(api)), Charges: [] });
    await putOrder(api, 'Dispatched');
    await order.deliver({ Id });
    expect(await readBy(api)).toMatchObject({ Stage: 'delivered', Next: [{ Text: 'Pay the balance.', Who: 'you' }] });
    await putOrder(api, 'Draft');
    api.controls.now += 60_000;
    await order.cancel({ ...(await orderNow(api)), Reason: 'No longer wanted' });
    expect(await readBy(api)).toMatchObject({ Sentence: 'This order was cancelled.', Next: [], IsCancelled: true });
  });
});
