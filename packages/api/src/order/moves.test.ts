import { itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aSoldOrder, measure, orderNow, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { putOrder } from '../testing/put-order.ts';
import { fabricatorId, installerId } from '../testing/people.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const blockersOf = async (api: TestApi) => (await api.installer().order.blockers(Id)).map(({ Code }) => Code);
const stateOf = async (api: TestApi) => (await api.installer().order.getOrderById(Id)).State;

async function aConfirmedOrder() {
  const sold = await aSoldOrder();
  await measure(sold.api, sold.door);
  await confirmOrder(sold.api.installer(), Id);
  return sold;
}

async function anAcceptedOrder() {
  const sold = await aConfirmedOrder();
  await sold.api.fabricator().order.accept({ Id, CreditChecked: true });
  return sold;
}

describe('the readiness list and the moves', () => {
  test('an order goes from draft to ready for production, each time once its list is empty', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.fabricator();
    expect(await blockersOf(api)).toEqual(['order.not-measured']);
    expect(await codeOf(order.confirm({ Id, MeasurementsFinal: true }))).toBe('CONFLICT');
    await measure(api, door);
    expect(await blockersOf(api)).toEqual([]);
    await expect(order.confirm({ Id })).rejects.toThrow('Confirm that the measurements are final.');
    expect(await order.confirm({ Id, MeasurementsFinal: true })).toMatchObject({ State: 'Confirmed From Installer' });

    expect(await blockersOf(api)).toEqual(['order.drawing-open']);
    expect(await codeOf(order.accept({ Id, CreditChecked: true }))).toBe('CONFLICT');
    await order.waiveDrawing({ Id, How: 'phone', Reason: 'Agreed by phone' });
    expect(await blockersOf(api)).toEqual([]);
    await expect(order.accept({ Id })).rejects.toThrow('credit');
    await order.accept({ Id, CreditChecked: true });

    expect(await blockersOf(api)).toEqual(['order.bom-stale', 'order.no-week']);
    await api.fabricator().generateBom(door);
    await order.setProductionWeek({ Id, Week: '2650' });
    expect(await blockersOf(api)).toEqual([]);
    expect(await order.readyForProduction({ Id })).toMatchObject({ State: 'Ready For Production', Week: '2650' });
    const { History } = await order.getOrderById(Id);
    expect(History.map(({ Kind, To, Who }) => [Kind, To, Who?.UserId])).toEqual([
      ['state', 'Ready For Production', fabricatorId],
      ['week', '2650', fabricatorId],
      ['state', 'Accepted', fabricatorId],
      ['offer', 'confirmed', fabricatorId],
      ['state', 'Confirmed From Installer', fabricatorId],
      ['state', 'Draft', installerId],
    ]);
  });

  test('each entry says the door, what to do and where', async () => {
    const { api, door } = await aSoldOrder();
    expect(await api.installer().order.blockers(Id)).toEqual([
      {
        Code: 'order.not-measured',
        Text: 'The survey of item 1 is not final.',
        ItemId: door,
        Fix: 'Finish the survey',
        LeadsTo: 'survey',
        Reopens: false,
        IsLater: false,
      },
    ]);
    const { Moves } = await api.installer().order.getOrderById(Id);
    expect(Moves.map(({ Move, May }) => [Move, May])).toEqual([
      ['confirm', true],
      ['hold', false],
      ['cancel', true],
    ]);
  });

  test('what a ready order is made of is kept: its bill with a record for each piece', async () => {
    const { api, door } = await anAcceptedOrder();
    await api.fabricator().generateBom(door);
    await api.fabricator().order.setProductionWeek({ Id, Week: '2650' });
    await api.fabricator().order.readyForProduction({ Id });
    const [row] = await api.rows('orderBill');
    expect(row?.bill.itemId).toBe(door);
    expect(row?.bill.records.length).toBeGreaterThan(10);
    expect(row?.bill.lines.length).toBeGreaterThan(10);
  });

  test('reopened with a reason it is a draft with bills to be made anew, its week free, its measurements final', async () => {
    const { api, door } = await anAcceptedOrder();
    await api.fabricator().generateBom(door);
    await api.fabricator().order.setProductionWeek({ Id, Week: '2650' });
    expect(await codeOf(api.installer().order.reopen({ Id }))).toBe('BAD_REQUEST');
    const reopened = await api.installer().order.reopen({ Id, Reason: 'Another colour' });
    expect(reopened).toMatchObject({ State: 'Draft', Week: null });
    expect(reopened.Lines).toMatchObject([{ Bom: 'missing' }]);
    expect(reopened.Lines[0]?.MeasuredAt).not.toBeNull();
  });

  test('held with a reason it only resumes or ends, and goes on where it was', async () => {
    const { api } = await anAcceptedOrder();
    const { order } = api.fabricator();
    expect(await order.hold({ Id, Reason: 'Waits for planning' })).toMatchObject({
      State: 'On Hold',
      HeldFrom: 'Accepted',
    });
    expect(await codeOf(order.reopen({ Id, Reason: 'x' }))).toBe('CONFLICT');
    expect(await order.resume({ Id })).toMatchObject({ State: 'Accepted', HeldFrom: null });
    await order.hold({ Id, Reason: 'Again' });
    expect(await order.cancel({ Id, Reason: 'No longer wanted' })).toMatchObject({ State: 'Cancelled' });
    expect(await codeOf(order.resume({ Id }))).toBe('CONFLICT');
  });

  test('a move sent twice is made once', async () => {
    const { api } = await anAcceptedOrder();
    const { order } = api.fabricator();
    const held = await order.hold({ Id, Reason: 'Waits' });
    expect(await order.hold({ Id, Reason: 'Waits' })).toEqual(held);
    const { History } = await order.getOrderById(Id);
    expect(History.filter(({ To }) => To === 'On Hold')).toHaveLength(1);
  });

  test('somebody who saw an older version is told', async () => {
    const { api } = await aSoldOrder();
    const { LastUpdated } = await orderNow(api);
    api.controls.now += 1000;
    await api.fabricator().order.updateDetails({ Id, LastUpdated, Note: 'Ring first' });
    await expect(api.installer().order.cancel({ Id, LastUpdated, Reason: 'x' })).rejects.toThrow('Somebody else');
    expect(await stateOf(api)).toBe('Draft');
  });
});

test('glass that nobody has chosen is told from the draft on, with the way to choose it', async () => {
  const { api, door } = await aSoldOrder();
  await api.installer().selectDesign({ ItemId: door, DesignId: 8 });
  await measure(api, door);
  const glass = { Code: 'order.glass-open', ItemId: door, Fix: 'Choose the glass', LeadsTo: 'glass', Reopens: false };
  expect(await api.installer().order.blockers(Id)).toEqual([
    expect.objectContaining({ Code: 'order.price-differs', IsLater: false }),
    expect.objectContaining({ ...glass, IsLater: true }),
  ]);
  expect((await api.installer().order.getOrderById(Id)).LaterBlockers).toEqual([expect.objectContaining(glass)]);
  const [listed] = (await api.installer().order.list({})).Orders;
  expect(listed?.Blockers).toBe(2);
  await confirmOrder(api.installer(), Id, true);
  await api.fabricator().order.accept({ Id, CreditChecked: true, DifferenceAccepted: true });
  expect((await api.installer().order.blockers(Id))[0]).toMatchObject({
    Code: 'order.glass-open',
    ItemId: door,
    Fix: 'Reopen the order, then: Choose the glass',
    IsLater: false,
  });
});

/** The open tasks about the order that rules have made, by rule. */
const tasksOf = async (api: TestApi) =>
  (await api.rows('task'))
    .filter(({ orderId, state }) => orderId === Id && state === 'Open')
    .map(({ id, rule, due }) => ({ id, rule, due }));

describe('an order with batches behind it', () => {
  test('is dispatched, delivered and installed on its days, and closed once the balance is collected', async () => {
    const { api } = await aSoldOrder();
    await putOrder(api, 'Manufactured');
    const { order } = api.fabricator();
    expect(await codeOf(order.dispatch({ Id, Date: '2099-01-01' }))).toBe('BAD_REQUEST');
    await expect(order.dispatch({ Id, Date: '2019-11-19' })).rejects.toThrow('more than a month ago');
    await order.dispatch({ Id, Date: '2026-11-19' });
    await expect(order.deliver({ Id, Date: '2026-11-18' })).rejects.toThrow(
      'What came before is told for 19 November 2026.',
    );
    await order.deliver({ Id, Date: '2026-11-20' });
    expect(await order.install({ Id })).toMatchObject({
      State: 'Installed',
      DispatchedOn: '2026-11-19',
      DeliveredOn: '2026-11-20',
      InstalledOn: '2026-11-21',
    });
    expect(await blockersOf(api)).toEqual(['order.balance-open']);
    const { Open } = (await order.getOrderById(Id)).Money;
    const paid = { Kind: 'balance', Amount: Open, On: '2026-11-21', Method: 'bank' } as const;
    await order.recordPayment({ Id: Id.replace('e9', 'd1'), OrderId: Id, ...paid });
    expect(await order.getOrderById(Id)).toMatchObject({ State: 'Closed' });
  });

  test('one that is only supplied owes its balance once it is delivered, and is closed without an installation', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.fabricator();
    await order.updateCharges({ ...(await orderNow(api)), Charges: [] });
    await putOrder(api, 'Dispatched');
    await order.deliver({ Id });
    const { Fitting, Moves } = await order.getOrderById(Id);
    expect([Fitting, ...Moves.map(({ Move }) => Move)]).toEqual(['none']);
    expect(await blockersOf(api)).toEqual(['order.balance-open']);
    const { Open } = (await order.getOrderById(Id)).Money;
    const payment = { Id: Id.replace('e9', 'd1'), Kind: 'balance', On: '2026-11-21', Method: 'bank' } as const;
    await order.recordPayment({ ...payment, OrderId: Id, Amount: Open });
    expect(await order.getOrderById(Id)).toMatchObject({ State: 'Closed' });
    await order.takeBackPayment({ Id: Id.replace('e9', 'd2'), OrderId: Id, PaymentId: payment.Id, Reason: 'Bounced' });
    expect(await order.getOrderById(Id)).toMatchObject({ State: 'Delivered', Money: { Open } });
  });
});

describe('the tasks that rules make about an order', () => {
  test('confirm it once it is measured: it ends by its move', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.fabricator();
    expect(await tasksOf(api)).toEqual([]);
    await measure(api, door);
    // 2026-11-21 is a Saturday.
    expect(await tasksOf(api)).toMatchObject([{ rule: 'confirm-order', due: '2026-11-23' }]);
    await confirmOrder({ order }, Id);
    expect(await tasksOf(api)).toEqual([]);
    await order.accept({ Id, CreditChecked: true });
    await order.generateBoms(Id);
    await order.setProductionWeek({ Id, Week: '2650' });
    await order.readyForProduction({ Id });
    expect(await tasksOf(api)).toEqual([]);
  });

  test('measuring a door of an order asks for no quote', async () => {
    const { api, door } = await aSoldOrder();
    await measure(api, door);
    expect((await api.rows('task')).filter(({ rule }) => rule === 'send-quote')).toEqual([]);
  });
});

describe('changes of a draft', () => {
  test('lines, charges and address; its sum follows, and a sum that differs from the quote is acknowledged', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.installer();
    const before = await order.getOrderById(Id);
    const LineId = before.Lines[0]?.LineId ?? '';
    const doubled = await order.updateLine({ ...(await orderNow(api)), LineId, Quantity: 2 });
    expect(Number(doubled.Totals.Items)).toBe(2 * Number(before.Totals.Items));
    const counted = ({ Charges }: typeof doubled) =>
      Charges.filter(({ Kind }) => Kind !== 'survey').map(({ Kind, Quantity }) => [Kind, Quantity]);
    expect(counted(before)).toEqual([
      ['fitting', 1],
      ['removal', 1],
    ]);
    expect(counted(doubled)).toEqual([
      ['fitting', 2],
      ['removal', 2],
    ]);
    const ChargeId = '5a1f4c1e-0000-4000-8000-0000000000c1';
    const charge = { ChargeId, Kind: 'free', Text: 'Steps', Quantity: 1, Unit: '90.00' } as const;
    const charged = await order.updateCharges({ ...(await orderNow(api)), Charges: [charge] });
    expect(charged.Totals.Charges).toBe('90.00');
    await measure(api, door);
    await confirmOrder({ order }, Id, true);
    expect(await blockersOf(api)).toEqual(['order.price-differs']);
    expect(await codeOf(api.fabricator().order.accept({ Id, CreditChecked: true }))).toBe('CONFLICT');
    await api.fabricator().order.accept({ Id, CreditChecked: true, DifferenceAccepted: true });
    expect(await stateOf(api)).toBe('Accepted');
  });

  test('a draft shows the price of a changed door at once, and a difference to the quote is asked about with Confirm', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.installer();
    const before = await order.getOrderById(Id);
    api.controls.now += 1000;
    await api.installer().selectDesign({ ItemId: door, DesignId: 8 });
    await measure(api, door);
    const draft = await order.getOrderById(Id);
    expect(draft.Lines[0]?.Unit).not.toBe(before.Lines[0]?.Unit);
    expect(draft.Money.Open).toBe(draft.Total);
    expect((await order.list({})).Orders[0]?.Total).toBe(draft.Total);
    const customer = await api.installer().customer.getCustomerById(draft.Customer.Id);
    expect(customer.Orders[0]?.Total).toBe(draft.Total);
    expect(await blockersOf(api)).toEqual(['order.price-differs', 'order.glass-open']);
    await expect(order.confirm({ Id, MeasurementsFinal: true })).rejects.toThrow(
      /The order comes to €[\d,.]+, the customer accepted €[\d,.]+\./,
    );
    const all = { OrderId: Id, Kind: 'balance', Amount: draft.Money.Open, On: '2026-11-20', Method: 'bank' } as const;
    const paid = await order.recordPayment({ ...all, Id: '5a1f4c1e-0000-4000-8000-0000000000d1' });
    expect(paid).toMatchObject({ Paid: draft.Total, Open: '0.00' });
    const confirmed = await order.confirm({ Id, MeasurementsFinal: true, DifferenceAccepted: true });
    expect(confirmed.Totals).toEqual(draft.Totals);
    expect(confirmed.QuotedTotal).toBe(before.Totals.Total);
    expect(await blockersOf(api)).toEqual(['order.price-differs', 'order.drawing-open', 'order.glass-open']);
  });

  test('more doors at the prices of today, and fewer: the copies go with their lines', async () => {
    const { api, door } = await aSoldOrder();
    const { order } = api.installer();
    const added = await order.addItems({ ...(await orderNow(api)), ItemIds: [itemId(door)] });
    expect(added.Lines).toHaveLength(2);
    const [first, second] = added.Lines;
    expect(second?.ItemId).not.toBe(door);
    expect(second?.Unit).toBe(first?.Unit);
    const removed = await order.removeLine({ ...(await orderNow(api)), LineId: second?.LineId ?? '' });
    expect(removed.Lines).toHaveLength(1);
    expect(await api.item(second?.ItemId ?? '')).toBeUndefined();
  });

  test.each([
    ['lines', 'Confirmed From Installer'],
    ['charges', 'Confirmed From Installer'],
    ['customer', 'Accepted'],
    ['address', 'Dispatched'],
  ] as const)('its %s no more once it is %s', async (what, state) => {
    const { api } = await aSoldOrder();
    await putOrder(api, state);
    const { order, customer } = api.installer();
    const { Id: CustomerId } = await customer.create({ Id: Id.replace('e9', 'ea'), Name: 'Pat' });
    const now = await orderNow(api);
    const calls = {
      lines: () => order.addItems({ ...now, ItemIds: [] }),
      charges: () => order.updateCharges({ ...now, Charges: [] }),
      customer: () => order.updateDetails({ ...now, CustomerId }),
      address: () => order.updateDetails({ ...now, DeliveryAddress: 'Elsewhere' }),
    };
    await expect(calls[what]()).rejects.toThrow(`The order is ${state}`);
  });
});
