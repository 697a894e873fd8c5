import { expect, test } from 'vitest';
import { comparedPrices } from './compared-prices.ts';
import type { ItemPrice } from './item-price.ts';
import { money } from './money.ts';
import { vatRatesOfLaw } from './vat-rates.ts';

const tax = { day: '2026-11-22', rates: vatRatesOfLaw };
const euros = (minor: number) => money(minor, 'EUR');
const nothing = euros(0);

const at = (unit: number): ItemPrice => ({
  ...{ currency: 'EUR', lines: [], list: nothing, discount: nothing, netTrade: nothing, markup: nothing },
  unit: euros(unit),
});

test('each door is compared with the first that has a price', () => {
  const told = comparedPrices([null, at(100_000), at(110_000), at(100_000)], 'exact', tax);
  expect(told.map((door) => door && door.difference)).toEqual([
    null,
    null,
    { sign: '+', least: euros(12_300), most: euros(12_300) },
    null,
  ]);
});

test('prices and differences are rounded as the supplier shows them', () => {
  const [, dearer] = comparedPrices([at(100_000), at(110_000)], 'from', tax);
  expect(dearer).toEqual({
    price: { display: 'from', amount: euros(135_000) },
    difference: { sign: '+', least: euros(10_000), most: null },
  });
});

test('where prices are hidden nothing is told of any door', () => {
  expect(comparedPrices([at(100_000), at(110_000)], 'hidden', tax)).toEqual([null, null]);
});
