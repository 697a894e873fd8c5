import { expect, test } from 'vitest';
import type { Currency } from '../../door/model/item-record.ts';
import {
  addMoney,
  amountText,
  euros,
  money,
  multiplyMoney,
  percent,
  portion,
  rateOf,
  readAmount,
  subtractMoney,
  sumMoney,
} from './money.ts';

test.each([
  [0, 0],
  [8.95, 895],
  [1000, 100_000],
  [19.99, 1999],
])('%f EUR are %i cents', (amount, cents) => {
  expect(euros(amount)).toBe(cents);
});

test.each([
  [13.5, 1350],
  [23, 2300],
])('%f %% are %i basis points', (rate, points) => {
  expect(percent(rate)).toBe(points);
});

test('a fraction of a cent is refused', () => {
  expect(() => euros(0.005)).toThrow('0.005 EUR has more than two decimals.');
  expect(() => money(0.5, 'EUR')).toThrow('0.5 is not a whole number of minor units.');
});

test.each([
  [95_160, 86, 100, 81_838],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [3, 1, 2, 2],
  [-3, 1, 2, -2],
  [149, 1, 100, 1],
  [-149, 1, 100, -1],
  [0, 7, 9, 0],
])('%i × %i / %i is %i: halves away from zero', (minor, numerator, denominator, expected) => {
  expect(portion(money(minor, 'EUR'), numerator, denominator).minor).toBe(expected);
});

test('an amount beyond the exact numbers of a computer is a thing of whole numbers all the same', () => {
  expect(portion(money(9_007_199_254_740_991, 'EUR'), 1, 3).minor).toBe(3_002_399_751_580_330);
});

test('a rate of an amount is rounded once', () => {
  expect(rateOf(money(302_999, 'EUR'), percent(13.5)).minor).toBe(40_905);
});

test('one currency adds up, two do not', () => {
  const euro = money(100, 'EUR');
  const unknown: { readonly currency: Currency } = { currency: 'GBP' };
  expect(sumMoney([euro, multiplyMoney(euro, 2), subtractMoney(euro, money(30, 'EUR'))], 'EUR').minor).toBe(370);
  expect(() => addMoney<Currency>(euro, money(1, unknown.currency))).toThrow('EUR and GBP do not add up.');
  // @ts-expect-error: known currencies must be one
  expect(() => addMoney(euro, money(1, 'GBP'))).toThrow();
});

test.each([
  [198_051, '1980.51'],
  [5, '0.05'],
  [0, '0.00'],
  [-23_766, '-237.66'],
])('%i travels as %s and is read again', (minor, text) => {
  expect(amountText(money(minor, 'EUR'))).toBe(text);
  expect(readAmount(text, 'EUR')).toEqual(money(minor, 'EUR'));
});

test.each(['', 'abc', '1,50', '1.505', '1e3', '--1', '12345678901234'])('%j is no amount', (text) => {
  expect(readAmount(text, 'EUR')).toBeUndefined();
});
