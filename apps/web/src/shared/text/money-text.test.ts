import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test.each([
  ['1980.51', 'EUR', '€1,980.51'],
  ['0.05', 'GBP', '£0.05'],
  ['-237.66', 'EUR', '−€237.66'],
  ['9007199254740993.10', 'EUR', '€9,007,199,254,740,993.10'],
])('%s %s is written %s', (amount, currency, expected) => {
  expect(moneyText(amount, currency)).toBe(expected);
});
