import { readAmount } from '@door/domain/selling/pricing/money';
import { expect, test } from 'vitest';
import { amountIn } from './typed-amount.ts';

test.each([
  ['12', 12_00],
  [' 12,50 ', 12_50],
  ['12.5', 12_50],
  ['1,234', 1234_00],
  ['1,234.56', 1234_56],
  ['1.234,56', 1234_56],
  ['1 234,5', 1234_50],
  ['12,345,678.90', 12_345_678_90],
  ['-1,234.56', -1234_56],
])('%s is an amount', (text, minor) => {
  expect(readAmount(amountIn(text), 'EUR')?.minor).toBe(minor);
});

/** Of these somebody else may read another amount. */
test.each(['1.234', '1,23,456', '12,34.56', '85.555', '1,2345', '12 50', 'abc', ''])('%s is none', (text) => {
  expect(readAmount(amountIn(text), 'EUR')).toBeUndefined();
});
