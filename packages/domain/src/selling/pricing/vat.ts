import type { Currency } from '../../door/model/item-record.ts';
import type { JobType } from '../../door/model/build-choices.ts';
import { type BasisPoints, basisPoints, type Money, money, percent, rateOf, roundedQuotient } from './money.ts';
import { type DayRates, type VatCountry, vatRateOn } from './vat-rates.ts';

/** How a quote is taxed. `none` needs a reason and an admin. */
export const vatTreatments = ['IE fit', 'IE supply', 'UK', 'IE reverse charge', 'none'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

interface TreatmentFacts {
  /** null: no VAT on the paper. */
  readonly country: VatCountry | null;
  /** Whether the two-thirds rule decides between the reduced and the standard rate. */
  readonly twoThirds: boolean;
}

const treatments: Readonly<Record<VatTreatment, TreatmentFacts>> = {
  'IE fit': { country: 'IE', twoThirds: true },
  'IE supply': { country: 'IE', twoThirds: false },
  UK: { country: 'UK', twoThirds: false },
  // A principal contractor accounts for the VAT; the two-thirds rule does not apply (Irish Revenue).
  'IE reverse charge': { country: null, twoThirds: false },
  none: { country: null, twoThirds: false },
};

/** What is taxed: total before VAT, after discount, and what the goods in it cost the fitter, without VAT. */
export interface Taxed {
  readonly net: Money;
  readonly goods: Money;
}

export interface Vat {
  readonly treatment: VatTreatment;
  readonly verdict: VatVerdict;
  readonly rate: BasisPoints;
  readonly amount: Money;
}

/** What the two-thirds rule says; `not tested` where it does not apply. */
export type VatVerdict = 'reduced' | 'standard' | 'not tested';

/** VAT on a total, rounded once. */
export function vatOn(taxed: Taxed, { treatment, day, rates }: DayRates & { readonly treatment: VatTreatment }): Vat {
  const { country, twoThirds } = treatments[treatment];
  const verdict = twoThirds ? twoThirdsVerdict(taxed) : 'not tested';
  const kind = verdict === 'reduced' ? 'reduced' : 'standard';
  const rate = country === null ? percent(0) : vatRateOn(day, { country, kind }, rates);
  return { treatment, verdict, rate, amount: rateOf(taxed.net, rate) };
}

/** Goods that cost more than two thirds of the total take the whole job to the standard rate. Exactly two thirds do not exceed. */
const twoThirdsVerdict = ({ net, goods }: Taxed): 'reduced' | 'standard' =>
  3 * goods.minor <= 2 * net.minor ? 'reduced' : 'standard';

/** The share of goods in a total, in hundredths of a per cent: 57.52 % is 5752; null for a total of nothing. */
export const goodsShare = ({ net, goods }: Taxed): BasisPoints | null =>
  net.minor <= 0 ? null : basisPoints(roundedQuotient(BigInt(goods.minor) * 10_000n, BigInt(net.minor)));

/** How far the total may fall, by a discount or a cheaper charge, before the whole job is taxed at the standard rate; negative beyond. */
export const roomToTwoThirds = ({ net, goods }: Taxed): Money =>
  money(net.minor - Math.ceil((3 * goods.minor) / 2), net.currency);

/** What a new quote is taxed as, until somebody decides otherwise. */
export function proposedTreatment(currency: Currency, jobType: JobType): VatTreatment {
  if (currency === 'GBP') return 'UK';
  return jobType === 'trade-supply' ? 'IE supply' : 'IE fit';
}
