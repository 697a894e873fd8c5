import { expect, test } from 'vitest';
import { decimalSignOf, plainNumber } from './typed-number.ts';

test.each([
  ['790', '790'],
  ['790.00', '790.00'],
  ['790,00', '790.00'],
  ['€790.00', '790.00'],
  ['790,00 €', '790.00'],
  ['EUR 790', '790'],
  ['£1,234.50', '1234.50'],
  ['1.234,50 €', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1\u00A0234,50\u00A0€', '1234.50'],
  ['1\u202F234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1,234,567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['-5', '-5'],
  ['\u22125.00', '-5.00'],
  ['-€5.00', '-5.00'],
  ['€-5.00', '-5.00'],
  ['(5.00)', '-5.00'],
  ['12 %', '12'],
  ['0,125', '0.125'],
  ['12345,678', '12345.678'],
  ['', undefined],
  ['€', undefined],
  ['a lot', undefined],
  ['--5', undefined],
  ['-€-5', undefined],
  ['1,23,4', undefined],
  ['12,34.50', undefined],
  ['1.234,50,1', undefined],
  ['1.1.1', undefined],
  ['01-Jan', undefined],
  ['1'.repeat(41), undefined],
])('%j is %s, whatever the file', (text, plain) => {
  for (const decimal of ['.', ',', null] as const) expect(plainNumber(text, decimal), String(decimal)).toBe(plain);
});

test.each([
  ['1,234', ',', '1234'],
  ['1.234', ',', '1.234'],
  ['1,234', ';', '1.234'],
  ['1.234', ';', '1234'],
  ['1,234', '\t', undefined],
  ['1.234', '\t', undefined],
  ['-12,345', ',', '-12345'],
])('%j between %j is %s', (text, delimiter, plain) => {
  expect(plainNumber(text, decimalSignOf(delimiter))).toBe(plain);
});
