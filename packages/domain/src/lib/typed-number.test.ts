import { expect, test } from 'vitest';
import { amountCell, decimalSignIn, decimalSignOf, mayBeEither, numberCell, plainNumber } from './typed-number.ts';

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

test.each<readonly [delimiter: string, numbers: readonly string[], sign: '.' | ',' | null]>([
  [',', [], '.'],
  [';', [], null],
  ['\t', [], null],
  [';', ['1.234', '24', 'a few', ''], null],
  [';', ['1.234', '12,5'], ','],
  [';', ['1.234', '12.5'], '.'],
  [';', ['0.250'], '.'],
  [',', ['5,96'], ','],
  ['\t', ['1.234,50 €'], ','],
  [';', ['1.234.567'], ','],
  ['\t', ["1'234.5"], '.'],
  [';', ['12,5', '12.5'], null],
])('between %j the numbers %j tell %j', (delimiter, numbers, sign) =>
  expect(decimalSignIn(delimiter, numbers)).toBe(sign),
);

test.each([
  ['1.234', '.', '1.234'],
  ['1.234', ',', '1234'],
  ['1.234', null, '1.234 / 1234'],
  ['1,234', null, '1234 / 1.234'],
  ['-1.234', null, '-1.234 / -1234'],
  ['5,96', null, '5.96'],
  ['a few', null, 'a few'],
] as const)('a cell %j where %j stands before decimals travels as %j', (text, decimal, cell) => {
  expect(numberCell(text, decimal)).toBe(cell);
  expect(mayBeEither(cell)).toBe(cell.includes('/'));
});

test.each([
  ['1.234', null, '1234'],
  ['1,234', null, '1234'],
  ['1.234', '.', '1.234'],
  ['12,50', null, '12.50'],
  ['1.234,50', null, '1234.50'],
] as const)('an amount %j where %j stands before decimals travels as %j', (text, decimal, cell) =>
  expect(amountCell(text, decimal)).toBe(cell),
);
