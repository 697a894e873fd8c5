import { describe, expect, test } from 'vitest';
import { aSoldOrder, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { putOrder } from '../testing/put-order.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000d3';
const Reason = 'Scratched on delivery';

async function aDeliveredOrder() {
  const sold = await aSoldOrder();
  await putOrder(sold.api, 'Delivered');
  const { Lines } = await sold.api.installer().order.getOrderById(OrderId);
  return { ...sold, LineId: Lines[0]?.LineId ?? '' };
}
const moneyOf = async (api: TestApi) => (await api.installer().order.getOrderById(OrderId)).Money;

describe('credit notes', () => {
  test('a line is credited with its VAT; what is open falls, and every sum is negative', async () => {
    const { api, LineId } = await aDeliveredOrder();
    const before = await moneyOf(api);
    const note = await api.fabricator().order.credit({ Id, OrderId, Reason, Lines: [{ LineId, Amount: '100.00' }] });
    expect(note).toMatchObject({
      Number: 'C-1001',
      Reason,
      OrderNumber: '10001',
      Net: '-100.00',
      IssuedOn: '2026-11-21',
    });
    expect(note.Lines).toMatchObject([{ LineId, Quantity: null, Amount: '-100.00' }]);
    expect(Number(note.Total)).toBeCloseTo(-100 - note.VatRate);
    const { title, charges, sums } = note.Paper;
    expect([title, charges[0]?.amount, sums.at(-1)?.label]).toEqual(['Credit note C-1001', '−€100.00', 'Credited']);
    expect(note).toMatchObject({ DocumentState: 'being made', PdfUrl: null });
    expect((await api.jobs()).at(-1)).toMatchObject({ kind: 'make-document', mails: false });
    const after = await moneyOf(api);
    expect(Number(after.Open)).toBeCloseTo(Number(before.Open) + Number(note.Total));
    expect(after.CreditNotes).toMatchObject([{ Id, Number: 'C-1001', Total: note.Total }]);
    expect(await api.installer().order.getCreditNote(Id)).toEqual(note);
    const [told] = (await api.installer().order.getOrderById(OrderId)).History;
    expect(told).toMatchObject({ Kind: 'credit', To: 'C-1001', Reason });
  });

  test('all of an order can be credited once, to the cent; then a customer who has paid gets it back', async () => {
    const { api } = await aDeliveredOrder();
    const { order } = api.fabricator();
    const { Open, Creditable } = await moneyOf(api);
    const paid = { Kind: 'balance', Amount: Open, On: '2026-11-21', Method: 'card' } as const;
    await order.recordPayment({ Id: OrderId, OrderId, ...paid });
    const Lines = Creditable.map(({ LineId, ChargeId, Quantity }) =>
      LineId === null ? { ChargeId: ChargeId ?? '', Quantity } : { LineId, Quantity },
    );
    await order.credit({ Id, OrderId, Reason, Lines });
    expect(await moneyOf(api)).toMatchObject({ Due: '0.00', Open: '0.00', Overpaid: Open });
    const [first] = Lines.slice(0, 1);
    const again = order.credit({ Id: OrderId, OrderId, Reason, Lines: first ? [first] : [] });
    await expect(again).rejects.toThrow('at most 0 can still be credited');
  });

  test('is issued once, however often the message comes, and what is refused draws no number', async () => {
    const { api, LineId } = await aDeliveredOrder();
    const { order } = api.fabricator();
    const message = { Id, OrderId, Reason, Lines: [{ LineId, Amount: '1.00' }] };
    expect(await codeOf(order.credit({ ...message, Lines: [{ LineId, Quantity: 99 }] }))).toBe('CONFLICT');
    expect(await codeOf(order.credit({ ...message, Reason: ' ' }))).toBe('BAD_REQUEST');
    expect(await order.credit(message)).toEqual(await order.credit(message));
    expect(await order.credit({ ...message, Id: OrderId })).toMatchObject({ Number: 'C-1002' });
  });

  test('letters that the PDF lacks are told before it is issued', async () => {
    const { api } = await aDeliveredOrder();
    const warningsOf = (reason: string) => api.fabricator().order.creditWarnings({ OrderId, Reason: reason });
    expect(await warningsOf(Reason)).toEqual([]);
    expect(await warningsOf('Scratched, 王')).toEqual([
      {
        Code: 'paper.unprintable',
        Text: 'The PDF has no letters for 王 in the reason and will show ? instead. Write it in other letters as well.',
        Fix: 'Write the reason in other letters',
        LeadsTo: 'reason',
        ItemId: null,
      },
    ]);
  });

  test('not before a batch: such an order is reopened or cancelled', async () => {
    const { api, LineId } = await aDeliveredOrder();
    await putOrder(api, 'Ready For Production');
    const credit = api.fabricator().order.credit({ Id, OrderId, Reason, Lines: [{ LineId, Quantity: 1 }] });
    await expect(credit).rejects.toThrow('reopened or cancelled');
  });
});
