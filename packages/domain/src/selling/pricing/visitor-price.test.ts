import { expect, test } from 'vitest';
import type { PriceDisplay } from '../../catalogue/rows/client-rows.ts';
import type { ItemPrice } from './item-price.ts';
import { money } from './money.ts';
import { vatRatesOfLaw } from './vat-rates.ts';
import { visitorPriceOf } from './visitor-price.ts';

const tax = { day: '2026-11-22', rates: vatRatesOfLaw };
const euros = (minor: number) => money(minor, 'EUR');
const nothing = euros(0);

const price: ItemPrice = {
  currency: 'EUR',
  lines: [],
  list: nothing,
  discount: nothing,
  netTrade: nothing,
  markup: nothing,
  unit: euros(243_999),
};

test.each<[PriceDisplay, object]>([
  ['hidden', { display: 'hidden' }],
  ['from', { display: 'from', amount: euros(300_000) }],
  ['range', { display: 'range', from: euros(300_000), to: euros(310_000) }],
  ['exact', { display: 'exact', amount: euros(300_119) }],
])('%s', (display, expected) => {
  expect(visitorPriceOf(price, display, tax)).toEqual(expected);
});

test('pounds have the VAT of the United Kingdom', () => {
  const pounds = { ...price, currency: 'GBP', unit: money(10_000, 'GBP') } as const;
  expect(visitorPriceOf(pounds, 'exact', tax)).toEqual({ display: 'exact', amount: money(12_000, 'GBP') });
});

test('a door with a line that has no price is not priced for visitors', () => {
  const about = { name: 'Urn knocker', stock: 'KN-URN-CH' };
  const fault = { code: 'P16-no-price', about, working: null, fault: 'price.missing', amount: nothing } as const;
  expect(visitorPriceOf({ ...price, lines: [fault] }, 'exact', tax)).toEqual({ display: 'hidden' });
});
