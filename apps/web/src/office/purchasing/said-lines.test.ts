import { describe, expect, test } from 'vitest';
import { isWhole, newDelivery, saidLines, saidMessage } from './said-lines.ts';
import { aLine, aPurchase } from './testing/purchase-rows.ts';

describe('what a vendor says', () => {
  test('begins as it was wanted, or as it was said last, for what is still open', () => {
    const confirmed = [{ Day: '2027-01-13', Quantity: '12' }];
    const lines = [
      aLine(),
      aLine({ LineId: 'l2', Confirmed: confirmed, Open: '8' }),
      aLine({ LineId: 'l3', Open: '0' }),
      aLine({ LineId: 'l4', Confirmed: [] }),
    ];
    expect(saidMessage(saidLines(aPurchase({ Lines: lines })))).toEqual([
      { LineId: 'l1', Schedule: [{ Quantity: '20', Day: '2026-11-26' }] },
      { LineId: 'l2', Schedule: [{ Quantity: '12', Day: '2027-01-13' }] },
      { LineId: 'l4', Schedule: [] },
    ]);
  });

  test.each([
    ['12', '2027-01-13', true],
    ['0', '2027-01-13', false],
    ['1.5', '2027-01-13', false],
    ['12', '', false],
  ])('%j on %j is whole: %j', (quantity, day, expected) => {
    expect(isWhole(newDelivery(quantity, day), { Unit: 'piece' })).toBe(expected);
  });
});
