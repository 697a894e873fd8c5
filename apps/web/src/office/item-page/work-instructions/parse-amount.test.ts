import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['2', 2],
  [' 2100 ', 2100],
  ['5,96', 5.96],
  ['0', null],
  ['', null],
  ['-1', undefined],
  ['two', undefined],
  ['100001', undefined],
])('somebody types %j [5.11]', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
