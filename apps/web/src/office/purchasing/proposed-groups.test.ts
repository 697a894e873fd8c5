import { describe, expect, test } from 'vitest';
import { packsIn, packsOf, proposalMessage, proposedGroups, quantityOfPacks } from './proposed-groups.ts';
import { aProposedLine } from './testing/purchase-rows.ts';

const later = aProposedLine({ OrderBy: '2026-12-02', IsLate: false });
const paint = aProposedLine({
  ...{ Key: 'PAINT-RAL 3003', Unit: 'litre', Quantity: '5.000', Pack: '2.500', IsLate: false },
});

describe('what has to be bought', () => {
  test('is grouped by vendor and day, what is late first', () => {
    const groups = proposedGroups([later, aProposedLine({ Key: 'BRUSH', IsLate: false }), aProposedLine()]);
    expect(groups.map(({ orderBy, isLate, lines }) => [orderBy, isLate, lines.map(({ Key }) => Key)])).toEqual([
      ['2026-11-23', true, ['BRUSH', 'CY-3K']],
      ['2026-12-02', false, ['CY-3K']],
    ]);
  });

  test('is counted in packs, of litres too', () => {
    expect([packsOf(aProposedLine()), packsOf(paint), quantityOfPacks(1, paint)]).toEqual([2, 2, '2.500']);
  });

  test.each([
    ['1', 1],
    [' 2 ', 2],
    ['3', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('%j typed of two packs is %j', (text, packs) => {
    expect(packsIn(text, aProposedLine())).toBe(packs);
  });

  test('is sent as one purchase for each vendor and day', () => {
    const taken = [
      { line: aProposedLine(), packs: 1 },
      { line: paint, packs: 2 },
      { line: later, packs: 2 },
    ];
    const { Ids, Lines } = proposalMessage(taken, (group) => `id of ${group}`);
    expect(Ids).toEqual(['id of 2026-11-23 latch', 'id of 2026-12-02 latch']);
    expect(Lines).toEqual([
      { PurchaseId: Ids[0], VendorId: 'latch', Key: 'CY-3K', OrderBy: '2026-11-23', Quantity: '10' },
      { PurchaseId: Ids[0], VendorId: 'latch', Key: 'PAINT-RAL 3003', OrderBy: '2026-11-23', Quantity: '5.000' },
      { PurchaseId: Ids[1], VendorId: 'latch', Key: 'CY-3K', OrderBy: '2026-12-02', Quantity: '20' },
    ]);
  });
});
