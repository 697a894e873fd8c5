import { describe, expect, test } from 'vitest';
import { aSoldOrder, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { putOrder } from '../testing/put-order.ts';

const payment = {
  Id: '5a1f4c1e-0000-4000-8000-0000000000d1',
  OrderId,
  Kind: 'deposit',
  On: '2026-11-20',
  Method: 'bank',
} as const;
const backId = payment.Id.replace('d1', 'd2');
const takeBack = { Id: backId, OrderId, PaymentId: payment.Id, Reason: 'The cheque bounced.' } as const;

/** `1031.71` as people are told it: `€1,031.71`. */
const told = (amount: string) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(Number(amount));

describe('payments of an order', () => {
  test('of a day long past is taken from somebody who says that it is right', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    const old = { ...payment, Amount: '10.00', On: '2019-11-20' };
    await expect(order.recordPayment(old)).rejects.toThrow('20 November 2019 is more than a month ago');
    expect(await order.recordPayment({ ...old, OldDateAccepted: true })).toMatchObject({ Paid: '10.00' });
  });

  test('the deposit that was asked for: what is open falls, and the history tells', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    const { Money: before, Totals } = await order.getOrderById(OrderId);
    expect(before).toMatchObject({ Paid: '0.00', Open: Totals.Total, DepositAsked: Totals.Deposit, Payments: [] });
    const after = await order.recordPayment({ ...payment, Amount: Totals.Deposit, Note: 'Statement 11' });
    expect(after).toMatchObject({ Paid: Totals.Deposit, DepositOpen: '0.00' });
    expect(after.Payments).toMatchObject([
      { Id: payment.Id, Kind: 'deposit', Amount: Totals.Deposit, On: '2026-11-20', Method: 'bank', IsTakenBack: false },
    ]);
    const receipt = await order.getReceipt(payment.Id);
    expect(receipt.Paper).toMatchObject({ title: 'Receipt for order 10001', notes: ['Statement 11'] });
    expect(receipt).toMatchObject({ DocumentState: 'being made', PdfUrl: null });
    const [told] = (await order.getOrderById(OrderId)).History;
    expect(told).toMatchObject({ Kind: 'payment', To: `${Totals.Deposit} EUR`, Reason: 'Statement 11' });
  });

  test('once, however often the message comes; another payment under its id is refused', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    const record = (Amount: string) => order.recordPayment({ ...payment, Amount });
    expect(await record('100.00')).toEqual(await record('100.00'));
    expect(await codeOf(record('200.00'))).toBe('CONFLICT');
    expect(await api.rows('payment')).toHaveLength(1);
  });

  test('never more than is open, and whoever tries is told the sum', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    const { Open } = (await order.getOrderById(OrderId)).Money;
    const Amount = String(Number(Open) + 1);
    await expect(order.recordPayment({ ...payment, Amount })).rejects.toThrow(`${told(Open)} is open`);
    expect(await codeOf(order.recordPayment({ ...payment, Amount: 'a lot' }))).toBe('BAD_REQUEST');
    expect(await api.rows('payment')).toEqual([]);
  });

  test('one is taken back by an entry with a reason, and the deposit is open again', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    const { Totals } = await order.getOrderById(OrderId);
    await order.recordPayment({ ...payment, Amount: Totals.Deposit });
    const back = await order.takeBackPayment(takeBack);
    expect(back).toMatchObject({ Paid: '0.00', Open: Totals.Total });
    expect(back.Payments.map(({ Amount, TakesBack, IsTakenBack }) => [Amount, TakesBack, IsTakenBack])).toEqual([
      [Totals.Deposit, null, true],
      [`-${Totals.Deposit}`, payment.Id, false],
    ]);
    expect(await codeOf(order.getReceipt(payment.Id))).toBe('CONFLICT');
    expect(await order.takeBackPayment(takeBack)).toEqual(back);
    expect(await codeOf(order.takeBackPayment({ ...takeBack, Id: OrderId }))).toBe('CONFLICT');
    expect(await codeOf(order.takeBackPayment({ ...takeBack, PaymentId: OrderId, Id: OrderId }))).toBe('NOT_FOUND');
  });

  test('what is paid before the fitting closes the order with it; what is taken back after it opens it', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.fabricator();
    const { Open } = (await order.getOrderById(OrderId)).Money;
    await order.recordPayment({ ...payment, Kind: 'balance', Amount: Open });
    await putOrder(api, 'Delivered');
    expect(await order.install({ Id: OrderId })).toMatchObject({ State: 'Closed' });
    await order.takeBackPayment(takeBack);
    expect((await order.getOrderById(OrderId)).State).toBe('Installed');
  });

  test('taken back on a closed order opens it again', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.fabricator();
    const { Open } = (await order.getOrderById(OrderId)).Money;
    await order.recordPayment({ ...payment, Kind: 'balance', Amount: Open });
    await putOrder(api, 'Delivered');
    await order.install({ Id: OrderId });
    expect(await order.takeBackPayment(takeBack)).toEqual(await order.takeBackPayment(takeBack));
    const opened = await order.getOrderById(OrderId);
    expect(opened).toMatchObject({ State: 'Installed', Money: { Open } });
    expect(opened.History).toContainEqual(expect.objectContaining({ From: 'Closed', To: 'Installed' }));
  });

  test('of a cancelled order all that was paid goes back, and no more', async () => {
    const { api } = await aSoldOrder();
    const { order } = api.installer();
    await order.recordPayment({ ...payment, Amount: '100.00' });
    await order.cancel({ Id: OrderId, Reason: 'No longer wanted' });
    const refund = { ...payment, Id: backId, Kind: 'refund', On: '2026-11-21' } as const;
    expect(await codeOf(order.recordPayment({ ...refund, Amount: '100.01' }))).toBe('CONFLICT');
    expect(await order.recordPayment({ ...refund, Amount: '100.00' })).toMatchObject({
      Paid: '0.00',
      Overpaid: '0.00',
    });
  });
});
