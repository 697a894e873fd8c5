import { describe, expect, test } from 'vitest';
import { deficitsOf, leastBetween, stepsOf } from './projected-stock.ts';

const stock = {
  onHand: 4,
  supply: [['2027-01-20', 10]],
  demand: [
    ['2027-01-12', 5],
    ['2027-01-19', 6],
    ['2026-12-30', 1],
  ],
} as const;
const january = { today: '2027-01-04', until: '2027-01-31' };

describe('what is projected', () => {
  test('changes by day; what was due or needed before counts today', () => {
    expect(stepsOf(stock, [{ usable: '2027-01-15', quantity: 2 }], january.today)).toEqual([
      { day: '2027-01-04', projected: 3 },
      { day: '2027-01-12', projected: -2 },
      { day: '2027-01-15', projected: 0 },
      { day: '2027-01-19', projected: -6 },
      { day: '2027-01-20', projected: 4 },
    ]);
  });

  test('is at its least between two days what it is before or within', () => {
    const steps = stepsOf(stock, [], january.today);
    expect(leastBetween(steps, '2027-01-13', '2027-01-18')).toBe(-2);
    expect(leastBetween(steps, '2027-01-13', '2027-01-31')).toBe(-8);
  });
});

describe('what is missing', () => {
  test('is told of each day on which it is another quantity, until there is enough', () => {
    expect(deficitsOf({ ...stock, floor: 2 }, january)).toEqual([
      { day: '2027-01-12', quantity: 4 },
      { day: '2027-01-19', quantity: 10 },
    ]);
  });

  test('is not looked for behind the last day, and is nothing where nothing is', () => {
    expect(deficitsOf({ ...stock, floor: 2 }, { ...january, until: '2027-01-15' })).toHaveLength(1);
    expect(deficitsOf({ onHand: 0, supply: [], demand: [], floor: 0 }, january)).toEqual([]);
  });
});
