import { beforeEach, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { codeOf } from '../testing/a-test-api.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

const line = (
  { Id, Lines: [first] }: Awaited<ReturnType<TestPurchases['sent']>>,
  Quantity: string,
  Amount = '2.50',
) => ({
  ...{ PurchaseId: Id, LineId: first?.LineId ?? '', Quantity },
  Price: { Amount, Per: '1' },
});
const enter = (...lines: readonly ReturnType<typeof line>[]) => works.buying().enterBill(works.aBill([...lines]));
const billOf = async (id: string) => (await works.buying().bills()).Bills.find(({ Id }) => Id === id);
const stateOf = async ({ Id }: { readonly Id: string }) => (await billOf(Id))?.State;
const asked = async () =>
  (await works.api.rows('task')).filter(({ rule }) => rule === 'approve-bill').map(({ state }) => state);
const value = async () => (await works.article()).Value;
const history = async (id: string) =>
  (await works.buying().getPurchaseById(id)).History.filter(({ Kind }) => Kind === 'bill').map(({ From, To }) => [
    From,
    To,
  ]);

describe('PROMISE 6.7: a bill that came before its goods', () => {
  test('matches with the receipt that brings the last of them, and stock takes what they cost more', async () => {
    const sent = await works.sent();
    const bill = await enter(line(sent, '100', '2.55'));
    expect([bill.State, await asked()]).toEqual(['Differs', ['Open']]);
    await works.receive(sent, '60');
    expect([await stateOf(bill), await value()]).toEqual(['Differs', '150.00']);
    const last = { Id: works.anId() };
    await works.receive(sent, '40', last);
    expect([await stateOf(bill), await asked(), await value()]).toEqual(['Matched', ['Done'], '255.00']);
    expect(await history(sent.Id)).toEqual([
      ['R-1 Differs', 'R-1 Matched'],
      [null, 'R-1 Differs'],
    ]);
    await works.receive(sent, '40', last);
    expect(await value(), 'the same receipt again').toBe('255.00');
    expect((await works.buying().close({ Id: sent.Id })).State).toBe('Closed');
  });

  test('differs still where its price does, or a part is missing', async () => {
    const [dear, short] = [await works.sent(), await works.sent()];
    const bills = [await enter(line(dear, '100', '2.60')), await enter(line(short, '100'))];
    await works.receive(dear, '100');
    await works.receive(short, '99');
    expect([await stateOf(bills[0] ?? { Id: '' }), await stateOf(bills[1] ?? { Id: '' })]).toEqual([
      'Differs',
      'Differs',
    ]);
    expect(await asked()).toEqual(['Open', 'Open']);
  });

  test('of several purchases matches with what comes of the last one', async () => {
    const [one, other] = [await works.sent(works.aLine('10')), await works.sent(works.aLine('20'))];
    const bill = await enter(line(one, '10'), line(other, '20'));
    await works.receive(other, '20');
    expect(await stateOf(bill)).toBe('Differs');
    await works.receive(one, '10');
    expect(await stateOf(bill)).toBe('Matched');
    expect(await history(one.Id)).toEqual(await history(other.Id));
  });

  test('counts before one that was entered later', async () => {
    const sent = await works.sent(works.aLine('10'));
    const [first, second] = [await enter(line(sent, '10')), await enter(line(sent, '10'))];
    await works.receive(sent, '10');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['Matched', 'Differs']);
    const rejected = { Id: first.Id, Move: 'reject', Reason: 'A copy' } as const;
    expect((await works.api.admin().purchase.approveBill(rejected)).State).toBe('Rejected');
    expect((await works.buying().matchBill({ Id: second.Id })).State).toBe('Matched');
  });

  test('that an admin has decided stays as it was decided', async () => {
    const sent = await works.sent();
    const { Id } = await enter(line(sent, '100'));
    await works.api.admin().purchase.approveBill({ Id, Reason: 'Paid ahead' });
    await works.receive(sent, '100');
    expect((await billOf(Id))?.State).toBe('Approved');
  });
});

describe('a bill that matched', () => {
  const returned = async () => {
    const sent = await works.sent();
    const bill = await enter(line(sent, '100', '2.55'));
    await works.receive(sent, '100');
    const Id = works.anId();
    const of = { PurchaseId: sent.Id, LineId: sent.Lines[0]?.LineId ?? '' };
    await works.buying().claim({ Id, ...of, Reason: 'damaged', Wish: 'replace', Quantity: '10' });
    await works.buying().settleClaim({ Id, Move: 'agree' });
    expect([await stateOf(bill), await value()]).toEqual(['Matched', '255.00']);
    const back = { Id, Move: 'sendBack', Place: works.main } as const;
    await works.buying().settleClaim(back);
    await works.buying().settleClaim(back);
    return { sent, bill, claim: Id };
  };

  test('differs again once goods of it went back, its difference is taken back, and an admin is asked anew', async () => {
    const { bill } = await returned();
    expect([await stateOf(bill), await asked()]).toEqual(['Differs', ['Done', 'Open']]);
    expect((await billOf(bill.Id))?.Lines[0]?.Differences[0]?.Text).toBe('10 billed and not received (25.50)');
    // What went back took its share with it: 90 are worth what they were booked in for.
    expect(await value()).toBe('225.00');
  });

  test('and matches once others have come for them', async () => {
    const { sent, bill } = await returned();
    const LineId = (await works.buying().getPurchaseById(sent.Id)).Lines[1]?.LineId ?? '';
    await works.receive(sent, '', { Lines: [{ LineId, Quantity: '10', Place: works.main }] });
    expect([await stateOf(bill), await asked(), await value()]).toEqual(['Matched', ['Done', 'Done'], '230.00']);
  });

  test('and matches once the claim came to nothing', async () => {
    const { bill, claim: Id } = await returned();
    await works.buying().settleClaim({ Id, Move: 'refuse', Reason: 'Scratched by us' });
    expect(await stateOf(bill)).toBe('Matched');
  });

  test('is rejected by an admin with what it changed in stock, and what it billed can be taken back', async () => {
    const sent = await works.sent();
    const Id = works.anId();
    const bill = await enter(line(sent, '100', '2.55'));
    await works.receive(sent, '100', { Id });
    const undo = { Id: works.anId(), ReceiptId: Id, Reason: 'Another purchase' };
    expect(await codeOf(works.buying().undoReceipt(undo))).toBe('CONFLICT');
    const reject = { Id: bill.Id, Move: 'reject', Reason: 'Not ours' } as const;
    expect((await works.api.admin().purchase.approveBill(reject)).State).toBe('Rejected');
    expect(await value()).toBe('250.00');
    expect(await codeOf(works.buying().undoReceipt(undo))).toBe('accepted');
    expect(await value()).toBe('0.00');
  });
});
