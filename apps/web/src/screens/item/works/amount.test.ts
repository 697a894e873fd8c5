import { expect, test } from 'vitest';
import { amountIn } from './amount.ts';

test.each([
  ['2', 2],
  [' 2100 ', 2100],
  ['5,96', 5.96],
  ['0', 0],
  ['', null],
  ['-1', undefined],
  ['two', undefined],
  ['100001', undefined],
])('somebody types %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
});
