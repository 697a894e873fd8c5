import { describe, expect, test } from 'vitest';
import { pieceIn, purchaseNumberIn, receivableIn, withOpenLines } from './receivables.ts';
import { aDelivery, aLine, anExpectedLine, aPurchase } from './testing/purchase-rows.ts';

describe('a delivery', () => {
  test('has each article once, with all that is still to come of it', () => {
    const later = anExpectedLine({ Day: '2026-12-02', IsOverdue: false, Quantity: '8' });
    const { lines, isOverdue, day } = receivableIn(aDelivery({ Lines: [anExpectedLine(), later] }));
    expect([isOverdue, day]).toEqual([true, '2026-11-20']);
    expect(lines).toEqual([
      {
        ...{ id: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', toCome: '20' },
        ...{ place: 'main', isLotTracked: false, pieces: null },
      },
    ]);
  });

  test('has all that is open, without a day too, once its purchase is known', () => {
    const opened = aPurchase({
      Lines: [
        aLine(),
        aLine({ LineId: 'l2', Key: 'BRUSH', Open: '5', Place: 'rack', LotTracked: true }),
        aLine({ LineId: 'l3', Open: '0' }),
      ],
    });
    const known = receivableIn(aDelivery());
    expect(withOpenLines(known, opened)?.lines.map(({ id, toCome }) => [id, toCome])).toEqual([
      ['l1', '20'],
      ['l2', '5'],
    ]);
    expect(withOpenLines(known, opened)?.lines.map(({ place, isLotTracked }) => [place, isLotTracked])).toEqual([
      ['main', false],
      ['rack', true],
    ]);
    expect(withOpenLines(undefined, opened)?.lines.map(({ id }) => id)).toEqual(['l1', 'l2']);
    expect(withOpenLines(known, undefined)).toBe(known);
    expect(withOpenLines(undefined, undefined)).toBeUndefined();
  });

  test.each([
    ['10234-2-MA-G1', '10234-2-MA-G1'],
    [' dw1:2650-B001-10234-2-ma-g1\n', '10234-2-MA-G1'],
    ['10234-2-MA-G2', undefined],
  ])('%j is the piece %j of what is still to come', (code, piece) => {
    const lines = [
      { id: 'l1', pieces: null },
      { id: 'l2', pieces: ['10234-1-G1', '10234-2-MA-G1'] },
    ];
    expect(pieceIn(code, lines)).toEqual(piece === undefined ? undefined : { line: 'l2', piece });
  });

  test.each([
    ['DW2:P-1042', 'P-1042'],
    [' p-1042 ', 'P-1042'],
    ['1042', 'P-1042'],
    ['AB-7', 'AB-7'],
  ])('%j is the number %j', (code, number) => {
    expect(purchaseNumberIn(code)).toBe(number);
  });
});
