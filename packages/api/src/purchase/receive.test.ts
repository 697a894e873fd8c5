import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder, keptAsUsual, paint, refusalOf } from '../testing/a-stock.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

/** How much there is of cylinders, and what it is worth. */
const standing = async () => {
  const { OnHand, Value } = await works.article();
  return [OnHand, Value];
};

describe('PROMISE 15, example 21', () => {
  test('of 100 ordered 60 come, then 55: refused without a reason, received with one', async () => {
    const sent = await works.sent();
    await works.receive(sent, '60');
    expect(await refusalOf(works.receive(sent, '55'))).toBe(
      'More would come in than was ordered: 115 CY-3K of 100 ordered (at most 110 without a reason). Say why.',
    );
    expect(await standing()).toEqual(['60', '150.00']);
    expect(await works.receive(sent, '55', { Reason: 'A full pallet' })).toMatchObject({
      State: 'Received',
      Lines: [{ Received: '115', Open: '0', Over: '15 more than ordered' }],
    });
    expect(await standing()).toEqual(['115', '287.50']);
  });

  test('of lines of 1, 1 and 1 three on the first leave it part received', async () => {
    const sent = await works.sent(works.aLine('1'), works.aLine('1'), works.aLine('1'));
    expect((await works.receive(sent, '3', { Reason: 'Packed together' })).State).toBe('Part Received');
  });

  test('what is made for one door is tolerated as such', async () => {
    await works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, Supply: 'to order' });
    const sent = await works.sent();
    expect(await codeOf(works.receive(sent, '101'))).toBe('CONFLICT');
    expect(await codeOf(works.receive(sent, '100'))).toBe('accepted');
  });
});

describe('a receipt', () => {
  test('writes what came at the price of its line, and to the cent what it is worth at once', async () => {
    const sent = await works.sent(works.aLine('3', { Price: { Amount: '10.00', Per: '3' } }));
    const worth: string[] = [];
    while (worth.length < 3) {
      await works.receive(sent, '1', { DeliveryNote: 'D 17' });
      worth.push((await works.article()).Value ?? '');
    }
    expect(worth).toEqual(['3.33', '6.67', '10.00']);
    const { Receipts, State } = await works.buying().getPurchaseById(sent.Id);
    expect([State, Receipts.map(({ DeliveryNote }) => DeliveryNote)]).toEqual(['Received', ['D 17', 'D 17', 'D 17']]);
    const { Moves } = await works.stock().moves({ Key: cylinder });
    expect(Moves[0]).toMatchObject({ Kind: 'in', Quantity: '1', Cause: { Kind: 'receipt', Id: Receipts[2]?.Id } });
  });

  test('of the same id is one; with other lines it is refused', async () => {
    const sent = await works.sent();
    const Id = works.anId();
    const first = await works.receive(sent, '60', { Id });
    expect(await works.receive(sent, '60', { Id })).toEqual(first);
    expect(await codeOf(works.receive(sent, '59', { Id }))).toBe('CONFLICT');
    expect(await standing()).toEqual(['60', '150.00']);
    const moved = works.anId();
    await works.receive(sent, '1');
    await works
      .stock()
      .move({ Kind: 'in', Id: moved, Key: 'BRUSH', Place: works.main, Quantity: '1', Reason: 'Found' });
    expect(await codeOf(works.receive(sent, '1', { Id: moved }))).toBe('CONFLICT');
  });

  test('of another purchase, of what is no longer open, or of nothing is refused and writes nothing', async () => {
    const [sent, other] = [await works.sent(), await works.sent()];
    expect(await codeOf(works.receive({ ...sent, Lines: other.Lines }, '1'))).toBe('BAD_REQUEST');
    expect(await codeOf(works.receive(sent, '0'))).toBe('BAD_REQUEST');
    expect(await codeOf(works.receive(sent, '1.5'))).toBe('BAD_REQUEST');
    expect(await codeOf(works.receive(await works.draft(), '1'))).toBe('CONFLICT');
    await works.buying().cancel({ Id: other.Id, Reason: 'Ordered twice' });
    expect(await refusalOf(works.receive(other, '1'))).toBe('This is Cancelled and cannot become Part Received.');
    await works.receive(sent, '100');
    await works.buying().close({ Id: sent.Id, Reason: 'Billed' });
    expect(await codeOf(works.receive(sent, '1'))).toBe('CONFLICT');
    expect(await standing()).toEqual(['100', '250.00']);
  });

  test('puts what is damaged aside, where nobody is promised it', async () => {
    const sent = await works.sent(works.aLine('10'));
    const [line] = sent.Lines;
    const came = { LineId: line?.LineId ?? '', Place: works.main };
    const { State, Lines } = await works.receive(sent, '', { Lines: [{ ...came, Quantity: '7', Damaged: '3' }] });
    expect([State, Lines[0]?.Received, Lines[0]?.Damaged]).toEqual(['Part Received', '10', '3']);
    expect(await works.article()).toMatchObject({
      ...{ OnHand: '10', Value: '25.00' },
      Places: [
        { Name: 'Main', OnHand: '7', Counts: true },
        { Name: 'Quarantine', OnHand: '3', Counts: false },
      ],
    });
  });

  test('names the lots of what is tracked by them, each at its place', async () => {
    await works.stock().updateSupply({ Key: paint, ...keptAsUsual, LotTracked: true });
    const sent = await works.sent(works.aLine('2.5', { Key: paint, Price: { Amount: '80.00', Per: '1' } }));
    const [line] = sent.Lines;
    const of = (Quantity: string, Lot?: string) => ({ LineId: line?.LineId ?? '', Quantity, Place: works.main, Lot });
    expect(await codeOf(works.receive(sent, '', { Lines: [of('2.5')] }))).toBe('BAD_REQUEST');
    const { State } = await works.receive(sent, '', { Lines: [of('1', 'A12'), of('1.5', 'B7')] });
    expect(State).toBe('Received');
    expect(await works.article(paint)).toMatchObject({ OnHand: '2.500', Value: '200.00' });
  });
});
