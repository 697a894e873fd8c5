import { expect, test } from 'vitest';
import { historyEntryText } from './history-list.tsx';

test.each([
  ['payment', '13891.85 EUR', 'Payment of €13,891.85 recorded'],
  ['payment', '-20.00 GBP', 'Refund of £20.00 recorded'],
  ['discount', '900.00 EUR', 'Discount is now €900.00'],
  ['discount', '12.5 %', 'Discount is now 12.5 %'],
] as const)('a %s of %s is told as sums are told everywhere', (Kind, To, text) => {
  expect(historyEntryText({ About: 'order', Kind, From: null, To })).toBe(text);
});
