import { type BasisPoints, percent } from './money.ts';

/** A rate of the law, or of a supplier's accountant, from its first day on. */
export interface VatRate {
  readonly country: VatCountry;
  readonly kind: VatKind;
  /** First day, `2021-03-01`. */
  readonly from: string;
  readonly rate: BasisPoints;
}

export const vatCountries = ['IE', 'UK'] as const;
export type VatCountry = (typeof vatCountries)[number];

export const vatKinds = ['standard', 'reduced'] as const;
export type VatKind = (typeof vatKinds)[number];

/**
 * The rates as the law has them: Irish Revenue, 'Historical VAT rates'; GOV.UK, 'VAT rates'. Ireland lowered its standard
 * rate for half a year in 2020. A supplier's own rows stand beside them, and the newest first day wins.
 */
export const vatRatesOfLaw: readonly VatRate[] = [
  { country: 'IE', kind: 'reduced', from: '2003-01-01', rate: percent(13.5) },
  { country: 'IE', kind: 'standard', from: '2012-01-01', rate: percent(23) },
  { country: 'IE', kind: 'standard', from: '2020-09-01', rate: percent(21) },
  { country: 'IE', kind: 'standard', from: '2021-03-01', rate: percent(23) },
  { country: 'UK', kind: 'standard', from: '2011-01-04', rate: percent(20) },
];

/** The rate that is in force on a day (`2026-11-22`). Throws on a table that has none: it always holds the law's rows. */
export function vatRateOn(
  day: string,
  { country, kind }: Pick<VatRate, 'country' | 'kind'>,
  rates: readonly VatRate[],
): BasisPoints {
  const inForce = rates
    .filter((row) => row.country === country && row.kind === kind && row.from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from, 'en'))
    .at(-1);
  if (!inForce) throw new Error(`There is no ${kind} VAT rate of ${country} on ${day}.`);
  return inForce.rate;
}
