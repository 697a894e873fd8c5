import { describe, expect, test } from 'vitest';
import { purchaseNumberIn, receivableIn, withOpenLines } from './receivables.ts';
import { aDelivery, aLine, anExpectedLine, aPurchase } from './testing/purchase-rows.ts';

describe('a delivery', () => {
  test('has each article once, with all that is still to come of it', () => {
    const later = anExpectedLine({ Day: '2026-12-02', IsOverdue: false, Quantity: '8' });
    const { lines, isOverdue, day } = receivableIn(aDelivery({ Lines: [anExpectedLine(), later] }));
    expect([isOverdue, day]).toEqual([true, '2026-11-20']);
    expect(lines).toEqual([
      {
        ...{ id: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', toCome: '20' },
        ...{ place: 'main', isLotTracked: false },
      },
    ]);
  });

  test('has all that is open, without a day too, once its purchase is known', () => {
    const opened = aPurchase({
      Lines: [aLine(), aLine({ LineId: 'l2', Key: 'BRUSH', Open: '5' }), aLine({ LineId: 'l3', Open: '0' })],
    });
    const known = receivableIn(aDelivery());
    expect(withOpenLines(known, opened)?.lines.map(({ id, toCome }) => [id, toCome])).toEqual([
      ['l1', '20'],
      ['l2', '5'],
    ]);
    expect(withOpenLines(known, opened)?.lines[0]).toMatchObject({ place: 'main', isLotTracked: false });
    expect(withOpenLines(undefined, opened)?.lines.map(({ id }) => id)).toEqual(['l1', 'l2']);
    expect(withOpenLines(known, undefined)).toBe(known);
    expect(withOpenLines(undefined, undefined)).toBeUndefined();
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
