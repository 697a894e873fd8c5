import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { codeOf } from '../testing/a-test-api.ts';

let works: TestPurchases;
beforeAll(async () => {
  works = await aPurchase();
});

type Bill = Parameters<TestPurchases['aBill']>[1];
const admin = () => works.api.admin().purchase;
const tasks = async () => (await works.api.rows('task')).filter(({ rule }) => rule === 'approve-bill');

/** A hundred ordered at 2.50, so many of them received. */
async function aDelivery(came = '100') {
  const sent = await works.sent();
  await works.receive(sent, came);
  return { PurchaseId: sent.Id, LineId: sent.Lines[0]?.LineId ?? '' };
}
const at = (Amount: string) => ({ Amount, Per: '1' });

describe('PROMISE 6.7: a bill', () => {
  test('that is as ordered and received matches, and its purchase is closed without a word', async () => {
    const of = await aDelivery();
    expect(await codeOf(works.buying().close({ Id: of.PurchaseId }))).toBe('CONFLICT');
    const sent = works.aBill([{ ...of, Quantity: '100', Price: at('2.50') }]);
    const made = await works.buying().enterBill(sent);
    expect(made).toMatchObject({
      State: 'Matched',
      Net: '250.00',
      Total: '260.00',
      Moves: [],
      Lines: [{ Differences: [] }],
    });
    expect(await works.buying().enterBill(sent)).toEqual(made);
    expect(await codeOf(works.buying().enterBill({ ...sent, Day: '2026-11-19' }))).toBe('CONFLICT');
    expect((await works.buying().close({ Id: of.PurchaseId })).State).toBe('Closed');
    expect(await codeOf(works.buying().enterBill(works.aBill(sent.Lines)))).toBe('CONFLICT');
  });

  test('passes within the tolerances that an admin has set', async () => {
    works.api.setClient({ works: { ...defaultWorksSettings, billTolerance: { percent: 4, minor: 1000 } } });
    const enter = async (Amount: string) =>
      works.buying().enterBill(works.aBill([{ ...(await aDelivery()), Quantity: '100', Price: at(Amount) }]));
    expect((await enter('2.60')).State).toBe('Matched');
    expect((await enter('2.61')).State).toBe('Differs');
    works.api.setClient({ works: defaultWorksSettings });
  });

  test('example 23: 96 of 100 received, billed at 2.55: the price passes, four are billed and not received', async () => {
    await works
      .stock()
      .move({ Id: works.anId(), Kind: 'in', Key: 'CY-3K', Place: works.main, Quantity: '1', Reason: 'Found' });
    const of = await aDelivery('96');
    const before = (await tasks()).length;
    const made = await works.buying().enterBill(works.aBill([{ ...of, Quantity: '100', Price: at('2.55') }]));
    expect(made.State).toBe('Differs');
    expect(made.Lines[0]?.Differences).toEqual([
      { Text: '4 billed and not received (10.20)', Passes: false },
      { Text: '5.00 more than ordered (2.0 %)', Passes: true },
    ]);
    const { Id } = made;
    expect([(await tasks()).length, made.Moves]).toEqual([before + 1, ['match']]);
    expect(await codeOf(works.buying().matchBill({ Id }))).toBe('CONFLICT');
    expect(await codeOf(works.buying().approveBill({ Id, Reason: 'Agreed' }))).toBe('FORBIDDEN');
    const { OnHand, Value } = await works.article();
    const approved = await admin().approveBill({ Id, Reason: 'Agreed by phone' });
    expect(approved).toMatchObject({ State: 'Approved', Reason: 'Agreed by phone', Moves: [] });
    // All 96 are still there: stock takes 96 × 0.05.
    const after = await works.article();
    expect([after.OnHand, (Number(after.Value) - Number(Value)).toFixed(2)]).toEqual([OnHand, '4.80']);
    expect(approved.Lines[0]?.PriceDifference).toBe('0.00');
    expect((await tasks()).filter(({ state }) => state === 'Open').length).toBe(before);
    expect(approved.Lines[0]?.Differences[0]?.Text).toBe('4 billed and not received (10.20)');
  });

  test('that was rejected was never billed, and its number can be used again', async () => {
    const of = await aDelivery('10');
    const wrong = works.aBill([{ ...of, Quantity: '20', Price: at('2.50') }]);
    await works.buying().enterBill(wrong);
    const right = { ...works.aBill([{ ...of, Quantity: '10', Price: at('2.50') }]), Number: wrong.Number };
    expect(await codeOf(works.buying().enterBill(right))).toBe('CONFLICT');
    expect((await admin().approveBill({ Id: wrong.Id, Move: 'reject', Reason: 'Billed twice' })).State).toBe(
      'Rejected',
    );
    expect((await works.buying().enterBill(right)).State).toBe('Matched');
  });

  test('of several purchases, each billed by several bills, is judged by what is left of each line', async () => {
    const [one, other] = [await aDelivery('10'), await aDelivery('20')];
    const line = (of: typeof one, Quantity: string) => ({ ...of, Quantity, Price: at('2.50') });
    const first = await works.buying().enterBill(works.aBill([line(one, '10'), line(other, '5')]));
    expect(first.State).toBe('Matched');
    const ofVendor = async (Vendor: string) => (await works.buying().bills({ Vendor })).Bills.map(({ Id }) => Id);
    expect(await ofVendor(works.vendor.Id)).toContain(first.Id);
    const { Id: unbilled } = await works.vendors().create({ Id: works.anId(), Name: 'Clearline' });
    expect(await ofVendor(unbilled)).toEqual([]);
    const { Lines } = await works.buying().toBill({ VendorId: works.vendor.Id });
    const left = (of: typeof one) => Lines.find(({ LineId }) => LineId === of.LineId);
    expect([left(one)?.ToBill, left(other)?.ToBill, left(other)?.Price]).toEqual(['0', '15', at('2.50')]);
    const second = await works.buying().enterBill(works.aBill([line(other, '16')]));
    expect(second.Lines[0]?.Differences[0]?.Text).toBe('1 billed and not received (2.50)');
    const undo = (await works.buying().getPurchaseById(one.PurchaseId)).Receipts[0]?.Id ?? '';
    expect(await codeOf(works.buying().undoReceipt({ Id: works.anId(), ReceiptId: undo, Reason: 'Wrong' }))).toBe(
      'CONFLICT',
    );
  });

  test.each<[string, (of: { PurchaseId: string; LineId: string }) => Bill, string]>([
    ['whose VAT does not sum', () => ({ Vat: '10.01' }), 'CONFLICT'],
    ['in another currency', () => ({ Currency: 'GBP' }), 'BAD_REQUEST'],
    ['of another vendor', () => ({ VendorId: '5a1f4c1e-0000-4000-8000-0000000000ff' }), 'NOT_FOUND'],
    ['without a line', () => ({ Lines: [] }), 'BAD_REQUEST'],
    [
      'of a line of another purchase',
      (of) => ({ Lines: [{ ...of, LineId: of.PurchaseId, Quantity: '1', Price: at('1.00') }] }),
      'BAD_REQUEST',
    ],
    [
      'with a line twice',
      (of) => ({ Lines: [1, 2].map(() => ({ ...of, Quantity: '1', Price: at('1.00') })) }),
      'BAD_REQUEST',
    ],
    ['of half a piece', (of) => ({ Lines: [{ ...of, Quantity: '0.5', Price: at('1.00') }] }), 'BAD_REQUEST'],
  ])('%s is refused', async (_, changes, code) => {
    const of = await aDelivery('10');
    const bill = works.aBill([{ ...of, Quantity: '10', Price: at('2.50') }], changes(of));
    expect(await codeOf(works.buying().enterBill(bill))).toBe(code);
  });
});
