import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, percent } from './money.ts';
import { goodsShare, proposedTreatment, roomToTwoThirds, vatOn } from './vat.ts';
import { vatRateOn, vatRatesOfLaw } from './vat-rates.ts';

const day = '2026-11-22';
const taxed = (goods: number, net: number) => ({ goods: money(goods, 'EUR'), net: money(net, 'EUR') });
const fitted = (goods: number, net: number) =>
  vatOn(taxed(goods, net), { treatment: 'IE fit', day, rates: vatRatesOfLaw });

describe('the two-thirds rule', () => {
  test('17. goods of 2100 in 3000 are 70 %: the whole job at 23 %', () => {
    const vat = fitted(210_000, 300_000);
    expect([vat.verdict, vat.rate, vat.amount.minor]).toEqual(['standard', 2300, 69_000]);
    expect(goodsShare(taxed(210_000, 300_000))).toBe(7000);
  });

  test.each([
    ['exactly two thirds do not exceed', 200_000, 300_000, 'reduced'],
    ['a cent more does', 200_001, 300_000, 'standard'],
    ['two thirds of a total that is no multiple of three', 66_667, 100_000, 'standard'],
    ['and just below', 66_666, 100_000, 'reduced'],
    ['no goods', 0, 100, 'reduced'],
    ['goods given away', 100, 0, 'standard'],
  ])('%s', (_, goods, net, verdict) => {
    expect(fitted(goods, net).verdict).toBe(verdict);
    expect(roomToTwoThirds(taxed(goods, net)).minor >= 0).toBe(verdict === 'reduced');
  });

  test('16. 1742.85 of 3029.99 are 57.52 %: 13.5 %, 409.05', () => {
    const vat = fitted(174_285, 302_999);
    expect([vat.verdict, vat.amount.minor, goodsShare(taxed(174_285, 302_999))]).toEqual(['reduced', 40_905, 5752]);
  });

  test('law 6: dearer goods alone never bring the reduced rate back', () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.nat(1e8), fc.nat(1e8), (goods, more, net) => {
        expect(fitted(goods, net).verdict === 'standard' && fitted(goods + more, net).verdict === 'reduced').toBe(
          false,
        );
      }),
    );
  });

  test('the room is exactly what the total may lose', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (goods, net) => {
        const room = roomToTwoThirds(taxed(goods, net)).minor;
        fc.pre(room >= 0);
        expect(fitted(goods, net - room).verdict).toBe('reduced');
        expect(fitted(goods, net - room - 1).verdict).toBe('standard');
      }),
    );
  });
});

test.each([
  ['IE supply', 'not tested', 56_120],
  ['UK', 'not tested', 48_800],
  ['IE reverse charge', 'not tested', 0],
  ['none', 'not tested', 0],
] as const)('%s', (treatment, verdict, amount) => {
  const vat = vatOn(taxed(200_000, 243_999), { treatment, day, rates: vatRatesOfLaw });
  expect([vat.verdict, vat.amount.minor]).toEqual([verdict, amount]);
});

describe('rates by day', () => {
  const irish = { country: 'IE', kind: 'standard' } as const;
  test.each([
    ['2020-08-31', 2300],
    ['2020-09-01', 2100],
    ['2021-02-28', 2100],
    ['2021-03-01', 2300],
    ['2030-01-01', 2300],
  ])('the Irish standard rate on %s', (on, rate) => {
    expect(vatRateOn(on, irish, vatRatesOfLaw)).toBe(rate);
  });

  test('a supplier’s later row wins from its first day on', () => {
    const rates = [{ ...irish, from: '2027-01-01', rate: percent(22) }, ...vatRatesOfLaw];
    expect([vatRateOn('2026-12-31', irish, rates), vatRateOn('2027-01-01', irish, rates)]).toEqual([2300, 2200]);
  });

  test('a table without a rate is a fault of its maker', () => {
    expect(() => vatRateOn('1999-01-01', irish, vatRatesOfLaw)).toThrow(
      'There is no standard VAT rate of IE on 1999-01-01.',
    );
  });
});

test.each([
  ['GBP', 'trade-supply', 'UK'],
  ['EUR', 'trade-supply', 'IE supply'],
  ['EUR', 'replacement', 'IE fit'],
  ['EUR', 'new-build', 'IE fit'],
] as const)('a quote in %s for %s is proposed as %s', (currency, jobType, treatment) => {
  expect(proposedTreatment(currency, jobType)).toBe(treatment);
});
