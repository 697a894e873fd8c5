import { describe, expect, test } from 'vitest';
import { percent } from './money.ts';
import { allVatRates, ownVatRates, repeatedVatRate, type VatRate, vatRateOn, vatRatesOfLaw } from './vat-rates.ts';

const raised: VatRate = { country: 'IE', kind: 'standard', from: '2027-01-01', rate: percent(24) };
const corrected: VatRate = { country: 'IE', kind: 'standard', from: '2021-03-01', rate: percent(22) };
const standard = { country: 'IE', kind: 'standard' } as const;

describe('the rates of a supplier', () => {
  test.each([
    ['2020-08-31', 23],
    ['2020-09-01', 21],
    ['2026-12-31', 23],
    ['2027-01-01', 24],
  ])('on %s: %d %%', (day, rate) => expect(vatRateOn(day, standard, allVatRates([raised]))).toBe(percent(rate)));

  test('replace that of law from the same day', () => {
    expect(allVatRates([corrected])).toHaveLength(vatRatesOfLaw.length);
    expect(vatRateOn('2026-11-22', standard, allVatRates([corrected]))).toBe(percent(22));
  });

  test('are kept without those of law, so that the whole list may be sent back', () => {
    expect(ownVatRates(allVatRates([raised, corrected]))).toEqual([corrected, raised]);
    expect(ownVatRates(vatRatesOfLaw)).toEqual([]);
  });

  test('name each day once', () => {
    expect(repeatedVatRate(vatRatesOfLaw)).toBeUndefined();
    expect(repeatedVatRate([raised, { ...raised, rate: percent(25) }])?.rate).toBe(percent(25));
  });
});
