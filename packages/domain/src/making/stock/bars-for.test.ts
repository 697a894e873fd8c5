import { describe, expect, test } from 'vitest';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { barLengthOf, barsFor, lengthWithCut } from './bars-for.ts';

const { saw } = workedExampleProductionRows;
const rules = { saw, barYield: 90 };

describe('PROMISE 15, example 18: OF72 of single doors of 1000 × 2070', () => {
  const perDoor = [2076, 2076, 1006, 1006].reduce((sum, length) => sum + lengthWithCut(length, saw), 0);

  test('each takes 6184 mm with its cuts', () => expect(perDoor).toBe(6184));

  test.each([
    [1, 2],
    [2, 3],
    [10, 12],
    [12, 14],
    [40, 47],
  ])('%i doors take %i bars of 6 m', (doors, bars) => expect(barsFor(doors * perDoor, 6000, rules)).toBe(bars));
});

test.each([
  [0, 0],
  [1, 1],
  // 5945 mm can be cut from a bar, of which nine tenths are counted on.
  [10_701, 2],
  [10_702, 3],
])('%i mm take %i bars', (mm, bars) => expect(barsFor(mm, 6000, rules)).toBe(bars));

test.each([
  ['OF72-AGWH@6000', 6000],
  ['OF72-AGWH', null],
  ['CY-3K', null],
])('%s counts bars of %s mm', (key, length) => expect(barLengthOf(key)).toBe(length));
