import { expect, test } from 'vitest';
import { aPriceList } from '../../testing/a-price-list.ts';
import { coupledSurround, doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { amountText, euros, money } from './money.ts';
import type { PriceList } from './price-list.ts';
import { fittedItem, type FittedItem, proposedCharges } from './proposed-charges.ts';

const prices: PriceList = {
  ...aPriceList,
  services: {
    survey: euros(40),
    fitSingle: euros(280),
    fitDouble: euros(420),
    fitPerSideOrFan: euros(70),
    removal: euros(60),
    delivery: euros(45),
    deliveryFreeFrom: euros(1000),
  },
};

const sold = (netTrade: number, quantity = 1) => ({ quantity, netTrade: money(netTrade, 'EUR') });
const surround = fittedItem(coupledSurround, sold(174_285));
const single = fittedItem(singleDoor, sold(49_999, 2));

/** `fitting 0: 1 × 490.00`. */
const told = (items: readonly FittedItem[], job: Partial<Parameters<typeof proposedCharges>[1]> = {}) =>
  proposedCharges(items, { currency: 'EUR', treatment: 'IE fit', audience: 'customer', ...job }, prices).map(
    ({ kind, position, quantity, unit }) =>
      `${kind}${position === null ? '' : ` ${String(position)}`}: ${String(quantity)} × ${amountText(unit)}`,
  );

test('(b) survey 40, fit 280 + 3 × 70, removal 60: 590', () => {
  expect(told([surround])).toEqual(['survey: 1 × 40.00', 'fitting 0: 1 × 490.00', 'removal: 1 × 60.00']);
});

test('(a) in pounds, each rate rounded once: 326.80', () => {
  const pounds = { ...single, quantity: 1, netTrade: money(72_017, 'GBP') };
  expect(told([pounds], { currency: 'GBP', treatment: 'UK' })).toEqual([
    'survey: 1 × 34.40',
    'fitting 0: 1 × 240.80',
    'removal: 1 × 51.60',
  ]);
});

test('a survey is paid once, fitting for each door, and a new house has nothing to remove', () => {
  const double = fittedItem({ ...doubleDoor, build: { ...doubleDoor.build, jobType: 'new-build' } }, sold(1, 3));
  expect(told([single, double])).toEqual([
    'survey: 1 × 40.00',
    'fitting 0: 2 × 280.00',
    'fitting 1: 3 × 420.00',
    'removal: 2 × 60.00',
  ]);
});

test.each([
  ['below the limit', 49_999, ['delivery: 1 × 45.00']],
  ['from the limit on', 50_000, []],
])('delivery of what is only supplied, %s', (_, netTrade, expected) => {
  expect(told([{ ...single, netTrade: money(netTrade, 'EUR') }], { treatment: 'IE supply' })).toEqual(expected);
  expect(told([{ ...single, netTrade: money(netTrade, 'EUR') }], { audience: 'trade' })).toEqual(expected);
});

test('nothing is proposed for nothing', () => {
  expect(told([])).toEqual([]);
});
