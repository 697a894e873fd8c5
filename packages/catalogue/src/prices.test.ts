import { missingPrices } from '@door/domain/selling/pricing/missing-prices';
import { euros } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoSuppliers } from './demo.ts';
import { prices } from './rows/prices.ts';

describe.each(demoSuppliers)('the price list of $client.name', ({ rows, prices: list }) => {
  test('has a price, or an explicit 0, for every choice that can be made', () => {
    expect(missingPrices(rows, list)).toEqual([]);
  });

  test('is written in whole cents and whole basis points', () => {
    const numbers = numbersIn(list);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((value) => !Number.isInteger(value) || value < 0)).toEqual([]);
  });

  test('prices nothing that is not sold', () => {
    const codes = demoCatalogue.masters.map(({ code }) => code);
    const priced = [list.pieces, list.perMetre, list.thresholds].flatMap((table) => Object.keys(table));
    expect(priced.filter((code) => !codes.includes(code))).toEqual([]);
    const types = demoCatalogue.handles.map(({ handleType }) => handleType);
    expect(Object.keys(list.handleTypes).filter((type) => !types.includes(type))).toEqual([]);
  });

  test('its size bands grow', () => {
    const sizes = list.sizeBands.map(({ maxWidth, maxHeight, add }) => [maxWidth, maxHeight, add]);
    for (const column of [0, 1, 2])
      expect(sizes.map((row) => row[column])).toEqual(sizes.map((row) => row[column] ?? 0).toSorted((a, b) => a - b));
  });
});

describe('what is reported as missing', () => {
  const without = (change: Partial<PriceList>) => missingPrices(demoCatalogue, { ...prices, ...change });
  const otherPieces = Object.fromEntries(Object.entries(prices.pieces).filter(([code]) => code !== 'KN-URN'));

  test.each<[string, Partial<PriceList>, string]>([
    ['a piece without a price', { pieces: otherPieces }, 'product KN-URN'],
    [
      'a product with two prices',
      { perMetre: { ...prices.perMetre, 'KN-URN': euros(1) } },
      'one price of product KN-URN',
    ],
    ['a handle type', { handleTypes: {} }, 'handle type lever-lever'],
    ['a packer', { perMetre: {} }, 'size stock AO10'],
    ['a threshold', { thresholds: {} }, 'threshold TH-AL15'],
    ['the largest door', { sizeBands: prices.sizeBands.slice(0, 1) }, 'size 1065 × 2415'],
  ])('%s', (_title, change, name) => {
    expect(without(change)).toContain(name);
  });
});

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};
