import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder, refusalOf } from '../testing/a-stock.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

/** How much there is of cylinders, and what it is worth. */
const standing = async () => {
  const { OnHand, Value } = await works.article();
  return [OnHand, Value];
};

describe('a receipt', () => {
  test('is taken back once, with what it brought in goods, value and state', async () => {
    await works.stock().move({
      ...{ Kind: 'in', Id: works.anId(), Key: cylinder, Place: works.main },
      ...{ Quantity: '3', Value: '10.00', Reason: 'Found' },
    });
    const sent = await works.sent();
    const Id = works.anId();
    await works.receive(sent, '60', { Id });
    expect(await standing()).toEqual(['63', '160.00']);
    const message = { Id: works.anId(), ReceiptId: Id, Reason: 'Another purchase' };
    const undone = await works.buying().undoReceipt(message);
    expect(undone).toMatchObject({
      ...{ State: 'Sent', Lines: [{ Received: '0', Open: '100' }] },
      Receipts: [
        { Id, IsUndone: true },
        { Undoes: Id, Reason: 'Another purchase', Lines: [{ Quantity: '-60' }] },
      ],
    });
    expect(await works.buying().undoReceipt(message)).toEqual(undone);
    expect(await standing()).toEqual(['3', '10.00']);
    expect(await codeOf(works.buying().undoReceipt({ ...message, Id: works.anId() }))).toBe('CONFLICT');
    const back = { Id: works.anId(), ReceiptId: message.Id, Reason: 'Back' };
    expect(await codeOf(works.buying().undoReceipt(back))).toBe('CONFLICT');
    expect(await codeOf(works.buying().takeBack({ Id: sent.Id, Reason: 'Nothing came' }))).toBe('accepted');
  });

  test('is not taken back when some of it was used', async () => {
    const sent = await works.sent();
    const Id = works.anId();
    await works.receive(sent, '60', { Id });
    await works.go('1');
    expect(await refusalOf(works.buying().undoReceipt({ Id: works.anId(), ReceiptId: Id, Reason: 'No' }))).toBe(
      'Main has 59 CY-3K, not 60. Count it first.',
    );
    expect(await codeOf(works.buying().cancel({ Id: sent.Id, Reason: 'No' }))).toBe('CONFLICT');
  });
});
