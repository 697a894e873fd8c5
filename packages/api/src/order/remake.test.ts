import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { putOrder } from '../testing/put-order.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000d4';
const batchId = '5a1f4c1e-0000-4000-8000-0000000000b1';

async function anInstalledOrder() {
  const sold = await aSoldOrder();
  await measure(sold.api, sold.door);
  await putOrder(sold.api, 'Installed');
  const { Lines } = await sold.api.installer().order.getOrderById(OrderId);
  return { ...sold, line: { LineId: Lines[0]?.LineId ?? '' } };
}
const storedOrder = (api: TestApi) => api.transactions.run(clientId(-1022), ({ orders }) => orders.load(OrderId));

describe('doors that are made again', () => {
  test('an urgent order of its own, for nothing, with a copy of the door as it was measured; the original stays', async () => {
    const { api, door, line } = await anInstalledOrder();
    const before = await storedOrder(api);
    const { order } = api.fabricator();
    const made = await order.remake({
      Id,
      OrderId,
      Lines: [line],
      Reason: 'damaged',
      Parts: ['leaf'],
      Note: 'By the van.',
    });
    expect(made).toMatchObject({ Number: '10002', State: 'Draft', IsUrgent: true, DeliveryAddress: '1 Mill Lane' });
    expect(made.Totals).toMatchObject({ Total: '0.00', Charges: '0.00' });
    expect(made.Lines).toMatchObject([{ Unit: '0.00', MeasuredAt: expect.any(String) }]);
    expect(made.Lines[0]?.ItemId).not.toBe(door);
    expect(await storedOrder(api)).toEqual(before);
  });

  test('both orders lead to each other, in what they are and in their histories', async () => {
    const { api, line } = await anInstalledOrder();
    const { order } = api.fabricator();
    await order.remake({ Id, OrderId, Lines: [line], Reason: 'made-wrong', Note: 'Hinged left.' });
    const [original, remade] = [await order.getOrderById(OrderId), await order.getOrderById(Id)];
    expect(original).toMatchObject({ RemakeOf: null, Remakes: [{ Id, Number: '10002', Reason: 'made-wrong' }] });
    const RemakeOf = { Id: OrderId, Number: '10001', Reason: 'made-wrong', Parts: [], Charged: false };
    expect(remade).toMatchObject({ RemakeOf, Remakes: [] });
    expect(original.History[0]).toMatchObject({ Kind: 'remake', To: '10002', Reason: 'Made wrong. Hinged left.' });
    expect(remade.History.find(({ Kind }) => Kind === 'remake')).toMatchObject({ From: '10001' });
  });

  test('for what was agreed where the customer pays; what was measured wrong is measured again', async () => {
    const { api, line } = await anInstalledOrder();
    const { order } = api.fabricator();
    const { Lines } = await order.getOrderById(OrderId);
    const made = await order.remake({ Id, OrderId, Lines: [line], Reason: 'measured-wrong', Charged: true });
    expect(made.Lines).toMatchObject([{ Unit: Lines[0]?.Unit, MeasuredAt: null }]);
  });

  test('a door that is changed before it is made again stays free', async () => {
    const { api, line } = await anInstalledOrder();
    const { order } = api.fabricator();
    const made = await order.remake({ Id, OrderId, Lines: [line], Reason: 'entered-wrong' });
    api.controls.now += 1000;
    const copy = made.Lines[0]?.ItemId ?? '';
    await api.installer().selectDesign({ ItemId: copy, DesignId: 8 });
    await measure(api, copy);
    expect((await order.confirm({ Id, MeasurementsFinal: true })).Totals.Total).toBe('0.00');
  });

  test('is made once, of doors that the order has, and only of an order that is in production', async () => {
    const { api, line } = await anInstalledOrder();
    const { order } = api.fabricator();
    const message = { Id, OrderId, Lines: [line], Reason: 'damaged' as const };
    expect(await codeOf(order.remake({ ...message, Lines: [] }))).toBe('BAD_REQUEST');
    expect(await codeOf(order.remake({ ...message, Lines: [line, line] }))).toBe('BAD_REQUEST');
    expect(await codeOf(order.remake({ ...message, Lines: [{ ...line, Quantity: 9 }] }))).toBe('CONFLICT');
    expect(await codeOf(order.remake({ ...message, Lines: [{ LineId: Id }] }))).toBe('NOT_FOUND');
    expect(await order.remake(message)).toEqual(await order.remake(message));
    await putOrder(api, 'Accepted');
    await expect(order.remake({ ...message, Id: line.LineId })).rejects.toThrow('reopened and changed');
    expect(await api.rows('order')).toHaveLength(2);
  });

  test('of which only a part is made again has only what belongs to that on its lists', async () => {
    const { api, line } = await anInstalledOrder();
    const { order, batch } = api.fabricator();
    await order.remake({ Id, OrderId, Lines: [line], Reason: 'damaged', Parts: ['hardware'] });
    await order.confirm({ Id, MeasurementsFinal: true });
    await order.accept({ Id, CreditChecked: true });
    await order.generateBoms(Id);
    await order.setProductionWeek({ Id, Week: '2650' });
    const { Lines } = await order.readyForProduction({ Id });
    await batch.create({ Id: batchId, Week: '2650' });
    await batch.addItems({ Id: batchId, LineIds: Lines.map(({ LineId }) => LineId) });
    const { Lists } = await batch.lists(batchId);
    const filled = Lists.filter(({ Parts }) => Parts.length > 0).map(({ List }) => List);
    expect(filled).toEqual(['pick', 'sheet']);
  });

  test('waits for a batch as urgent', async () => {
    const { api, line } = await anInstalledOrder();
    await api.fabricator().order.remake({ Id, OrderId, Lines: [line], Reason: 'damaged' });
    await putOrder(api, 'Ready For Production', Id);
    expect(await api.fabricator().batch.waiting()).toMatchObject([{ OrderId: Id, IsUrgent: true }]);
  });
});
