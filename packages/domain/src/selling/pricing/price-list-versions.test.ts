import { expect, test } from 'vitest';
import { nextPriceListVersion, priceListVersionOn } from './price-list-versions.ts';

const published = [
  { version: 2, from: '2027-01-01' },
  { version: 3, from: '2026-12-01' },
  { version: 4, from: '2027-01-01' },
];

test.each([
  ['2026-11-30', 1],
  ['2026-12-01', 3],
  ['2026-12-31', 3],
  ['2027-01-01', 4],
])('on %s version %i is valid', (day, version) => {
  expect(priceListVersionOn(day, published)).toBe(version);
});

test('the next version follows the newest', () => {
  expect([nextPriceListVersion([]), nextPriceListVersion(published)]).toEqual([2, 5]);
});
