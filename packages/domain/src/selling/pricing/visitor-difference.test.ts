import { expect, test } from 'vitest';
import type { PriceDisplay } from '../../catalogue/rows/client-rows.ts';
import { money } from './money.ts';
import { visitorDifferenceOf } from './visitor-difference.ts';

const euros = (minor: number) => money(minor, 'EUR');
const present = euros(300_000);

test.each<[PriceDisplay, number, ReturnType<typeof visitorDifferenceOf>]>([
  ['exact', 5500, { sign: '+', least: euros(5500), most: euros(5500) }],
  ['exact', -2000, { sign: '−', least: euros(2000), most: euros(2000) }],
  ['from', 5500, { sign: '+', least: euros(5000), most: null }],
  ['from', 5000, { sign: '+', least: euros(5000), most: null }],
  ['from', 2000, { sign: '+', least: null, most: euros(5000) }],
  ['from', -15_501, { sign: '−', least: euros(15_000), most: null }],
  ['range', 15_500, { sign: '+', least: euros(10_000), most: euros(20_000) }],
  ['range', -5500, { sign: '−', least: null, most: euros(10_000) }],
  ['exact', 0, null],
  ['from', 0, null],
  ['hidden', 5500, null],
])('%s, %i cents', (display, cents, told) => {
  expect(visitorDifferenceOf(present, euros(present.minor + cents), display)).toEqual(told);
});
