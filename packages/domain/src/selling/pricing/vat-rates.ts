import { type BasisPoints, percent } from './money.ts';

/** A rate of the law, or of a supplier's accountant, from its first day on. */
export interface VatRate {
  readonly country: VatCountry;
  readonly kind: VatKind;
  /** First day, `2021-03-01`. */
  readonly from: string;
  readonly rate: BasisPoints;
}

/** What is taxed by: the rates that there are, and the day whose rates are taken. */
export interface DayRates {
  /** `2026-11-22`. */
  readonly day: string;
  readonly rates: readonly VatRate[];
}

export const vatCountries = ['IE', 'UK'] as const;
export type VatCountry = (typeof vatCountries)[number];

export const vatKinds = ['standard', 'reduced'] as const;
export type VatKind = (typeof vatKinds)[number];

/**
 * The rates as the law has them: Irish Revenue, 'Historical VAT rates'; GOV.UK, 'VAT rates'. Ireland lowered its standard
 * rate for half a year in 2020. A supplier's own rows stand beside them: a later first day wins, on the same day the supplier's.
 */
export const vatRatesOfLaw: readonly VatRate[] = [
  { country: 'IE', kind: 'reduced', from: '2003-01-01', rate: percent(13.5) },
  { country: 'IE', kind: 'standard', from: '2012-01-01', rate: percent(23) },
  { country: 'IE', kind: 'standard', from: '2020-09-01', rate: percent(21) },
  { country: 'IE', kind: 'standard', from: '2021-03-01', rate: percent(23) },
  { country: 'UK', kind: 'standard', from: '2011-01-04', rate: percent(20) },
];

/** All rates of a supplier: their own, and those of law that no row of theirs replaces; by country, kind and day. */
export const allVatRates = (own: readonly VatRate[]): readonly VatRate[] =>
  [...vatRatesOfLaw.filter((law) => !own.some((row) => isSameDay(row, law))), ...own].toSorted((one, other) =>
    vatRateName(one).localeCompare(vatRateName(other), 'en'),
  );

/** What a supplier has to keep of a list of rates: all but those that the law says anyway. */
export const ownVatRates = (all: readonly VatRate[]): readonly VatRate[] =>
  all.filter((row) => !vatRatesOfLaw.some((law) => isSameDay(row, law) && row.rate === law.rate));

/** The first row that names a day of a rate for the second time; undefined: each is named once. */
export const repeatedVatRate = (rates: readonly VatRate[]): VatRate | undefined =>
  rates.find((row, at) => rates.findIndex((other) => isSameDay(row, other)) < at);

/** `IE standard from 2021-03-01`. */
export const vatRateName = ({ country, kind, from }: VatRate): string => `${country} ${kind} from ${from}`;

/** Whether two rows say what holds for the same goods from the same day. */
export const isSameDay = (one: VatRate, other: VatRate): boolean => vatRateName(one) === vatRateName(other);

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
