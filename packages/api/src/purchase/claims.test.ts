import { beforeAll, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { codeOf } from '../testing/a-test-api.ts';

let works: TestPurchases;
beforeAll(async () => {
  works = await aPurchase();
});

/** Ten came, two of which nobody has seen to be damaged. */
async function aDelivery() {
  const sent = await works.sent(works.aLine('10'));
  await works.receive(sent, '10');
  return { PurchaseId: sent.Id, LineId: sent.Lines[0]?.LineId ?? '' };
}
/** Ten came, so many of which were seen to be damaged. */
async function aDamagedDelivery() {
  const sent = await works.sent(works.aLine('10'));
  const came = { LineId: sent.Lines[0]?.LineId ?? '', Quantity: '8', Damaged: '2', Place: works.main };
  const receipt = { Id: works.anId(), Lines: [came] };
  await works.receive(sent, '', receipt);
  return { sent, receipt, PurchaseId: sent.Id };
}
const claimsOf = async ({ PurchaseId }: Pick<Claim, 'PurchaseId'>) =>
  (await works.buying().claims({ PurchaseId })).Claims;
type Claim = Parameters<ReturnType<TestPurchases['buying']>['claim']>[0];
const aClaim = async (changes: Partial<Claim> = {}): Promise<Claim> => ({
  ...{ Id: works.anId(), ...(await aDelivery()), Reason: 'damaged', Wish: 'credit', Quantity: '2', Says: 'Scratched' },
  ...changes,
});
const purchaseOf = ({ PurchaseId }: Pick<Claim, 'PurchaseId'>) => works.buying().getPurchaseById(PurchaseId);
const settle = (message: Parameters<ReturnType<TestPurchases['buying']>['settleClaim']>[0]) =>
  works.buying().settleClaim(message);

describe('PROMISE 6.6: a claim', () => {
  test('goes its way: agreed, goods sent back at their average, settled for less than they were worth', async () => {
    const sent = await aClaim();
    const made = await works.buying().claim(sent);
    expect(made).toMatchObject({
      ...{ State: 'Open', Key: 'CY-3K', Quantity: '2', Says: 'Scratched', IsSentBack: false, Credit: null },
      Moves: ['agree', 'sendBack', 'refuse', 'withdraw'],
    });
    expect(await works.buying().claim(sent)).toEqual(made);
    expect(await codeOf(works.buying().claim({ ...sent, Quantity: '1' }))).toBe('CONFLICT');
    const { Id } = made;
    expect((await settle({ Id, Move: 'agree' })).State).toBe('Agreed');
    const before = await works.article();
    expect(await codeOf(settle({ Id, Move: 'sendBack' }))).toBe('BAD_REQUEST');
    const back = { Id, Move: 'sendBack', Place: works.main } as const;
    const returned = await settle(back);
    expect(returned).toMatchObject({ State: 'Agreed', IsSentBack: true });
    expect(await settle(back)).toEqual(returned);
    const after = await works.article();
    expect(Number(before.OnHand) - Number(after.OnHand)).toBe(2);
    expect(Number(before.Value) - Number(after.Value)).toBe(5);
    expect(await codeOf(settle({ Id, Move: 'settle' }))).toBe('BAD_REQUEST');
    const settled = await settle({ Id, Move: 'settle', Credit: '4.50' });
    expect(settled).toMatchObject({ State: 'Settled', Credit: '4.50', PriceDifference: '0.50', Moves: [] });
    const kinds = (await purchaseOf(sent)).History.filter(({ Kind }) => Kind === 'claim').map(({ To }) => To);
    expect(kinds).toEqual(['Settled', 'sent back', 'Agreed', 'Open']);
  });

  test('is made of what comes damaged, once however often the receipt is sent: others are on their way', async () => {
    const { sent, receipt, ...of } = await aDamagedDelivery();
    const received = await works.receive(sent, '', receipt);
    expect([received.State, received.Lines[1]]).toMatchObject([
      'Part Received',
      { Quantity: '2', Price: { Amount: '0.00' }, Open: '2', ReplacementOf: sent.Lines[0]?.LineId },
    ]);
    const [made, ...others] = await claimsOf(of);
    expect([made, others]).toMatchObject([{ Reason: 'damaged', Wish: 'replace', Quantity: '2', State: 'Open' }, []]);
  });

  test('of what came damaged ends with its receipt, unless the vendor has agreed', async () => {
    const { receipt, ...of } = await aDamagedDelivery();
    const undo = { Id: works.anId(), ReceiptId: receipt.Id, Reason: 'Wrong purchase' };
    const undone = await works.buying().undoReceipt(undo);
    expect([undone.State, undone.Lines[1]?.IsClosed]).toEqual(['Sent', true]);
    expect(await works.buying().undoReceipt(undo)).toEqual(undone);
    expect(await claimsOf(of)).toMatchObject([{ State: 'Withdrawn' }]);
    const agreed = await aDamagedDelivery();
    await settle({ Id: (await claimsOf(agreed))[0]?.Id ?? '', Move: 'agree' });
    const kept = { Id: works.anId(), ReceiptId: agreed.receipt.Id, Reason: 'Wrong purchase' };
    expect(await codeOf(works.buying().undoReceipt(kept))).toBe('CONFLICT');
  });

  test('for other goods makes them supply for nothing, until it comes to nothing', async () => {
    const sent = await aClaim({ Wish: 'replace' });
    const { Id } = await works.buying().claim(sent);
    const claimed = await purchaseOf(sent);
    expect(claimed.State).toBe('Part Received');
    expect(claimed.Lines[1]).toMatchObject({ Key: 'CY-3K', Quantity: '2', Price: { Amount: '0.00' }, Open: '2' });
    await settle({ Id, Move: 'agree' });
    expect(await codeOf(settle({ Id, Move: 'settle' }))).toBe('CONFLICT');
    expect(await codeOf(settle({ Id, Move: 'refuse' }))).toBe('BAD_REQUEST');
    await settle({ Id, Move: 'refuse', Reason: 'Not their fault' });
    const refusedOne = await purchaseOf(sent);
    expect([refusedOne.State, refusedOne.Lines[1]?.IsClosed]).toEqual(['Received', true]);
  });

  test('to reduce the price of goods that stay lowers what stock is worth', async () => {
    const before = await works.article();
    const sent = await aClaim({ Wish: 'reduce' });
    const { Id } = await works.buying().claim(sent);
    await settle({ Id, Move: 'agree' });
    const settled = await settle({ Id, Move: 'settle', Credit: '1.00' });
    expect(settled.PriceDifference).toBe('0.00');
    const after = await works.article();
    expect(Number(after.Value) - Number(before.Value)).toBe(25 - 1);
  });

  test.each<[string, Partial<Claim>, string]>([
    ['more than has come', { Quantity: '11' }, 'CONFLICT'],
    ['a part of a piece', { Quantity: '1.5' }, 'BAD_REQUEST'],
    ['nothing', { Quantity: '0' }, 'BAD_REQUEST'],
    ['another line', { LineId: '5a1f4c1e-0000-4000-8000-0000000000ff' }, 'BAD_REQUEST'],
    ['another purchase', { PurchaseId: '5a1f4c1e-0000-4000-8000-0000000000ff' }, 'NOT_FOUND'],
    ['other goods for what never came', { Reason: 'missing', Wish: 'replace' }, 'BAD_REQUEST'],
  ])('of %s is refused', async (_, changes, code) => {
    expect(await codeOf(works.buying().claim(await aClaim(changes)))).toBe(code);
  });

  test('keeps what it is about: what is claimed is not taken back and closed only with a reason', async () => {
    const sent = await aClaim();
    const { Id } = await works.buying().claim(sent);
    const { Receipts } = await purchaseOf(sent);
    const undo = { Id: works.anId(), ReceiptId: Receipts[0]?.Id ?? '', Reason: 'Wrong purchase' };
    expect(await codeOf(works.buying().undoReceipt(undo))).toBe('CONFLICT');
    expect(await codeOf(works.buying().close({ Id: sent.PurchaseId }))).toBe('CONFLICT');
    await settle({ Id, Move: 'withdraw', Reason: 'It was ours' });
    await works.buying().undoReceipt(undo);
    expect((await purchaseOf(sent)).State).toBe('Sent');
  });

  test('is found by its state, its purchase and its vendor, page by page', async () => {
    const sent = await aClaim();
    await works.buying().claim(sent);
    const { Claims, After } = await works.buying().claims({ State: 'Open', PurchaseId: sent.PurchaseId });
    expect([Claims.map(({ Id }) => Id), After]).toEqual([[sent.Id], null]);
    expect((await works.buying().claims({ State: 'Settled', PurchaseId: sent.PurchaseId })).Claims).toEqual([]);
    const other = await works.vendors().create({ Id: works.anId(), Name: 'Clearline' });
    const ofVendor = async (Vendor: string) =>
      (await works.buying().claims({ State: 'Open', Vendor })).Claims.map(({ Id }) => Id);
    expect(await ofVendor(works.vendor.Id)).toContain(sent.Id);
    expect(await ofVendor(other.Id)).toEqual([]);
    const [newest] = (await works.buying().claims()).Claims;
    expect(newest?.Id).toBe(sent.Id);
    const next = await works.buying().claims({ After: `${newest?.CreatedAt} ${newest?.Id}` });
    expect(next.Claims.map(({ Id }) => Id)).not.toContain(sent.Id);
  });
});
