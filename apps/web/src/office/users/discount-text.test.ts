import { expect, test } from 'vitest';
import { maxDiscountText, typedPercent } from './discount-text.ts';

test.each([
  ['', null],
  [' 12.5 ', 12.5],
  ['12,55', 12.55],
  ['0', 0],
  ['100', 100],
  ['100.01', undefined],
  ['101', undefined],
  ['12.555', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['ten', undefined],
])('%j is %s', (text, rate) => expect(typedPercent(text)).toBe(rate));

test.each([
  [null, 'installer', '10 %, as the role'],
  [null, 'admin', 'Any, as the role'],
  [12.5, 'installer', '12.5 %'],
  [0, 'admin', '0 %'],
] as const)('%s of %s: %s', (rate, role, text) => expect(maxDiscountText(rate, role)).toBe(text));
