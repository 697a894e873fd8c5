import { type MinorUnits, roundedQuotient } from './money.ts';

/** How a line of a price was computed: `quantity` × the sum of its terms, at least `least` each. Shown when a line is unfolded. */
export interface Working {
  /** Equal pieces that are computed together and rounded once: a pair of sidelights costs 490.77, not 2 × 245.38. */
  readonly quantity: number;
  readonly terms: readonly PriceTerm[];
  /** What one of them costs at least; null: no such limit. */
  readonly least: MinorUnits | null;
}

/** A price of the list times what it is paid for. */
export interface PriceTerm {
  readonly price: MinorUnits;
  readonly measure: Measure;
}

/** What a price is multiplied by. Whole numbers only, so that no binary fraction comes near a price. */
interface MeasureFacts {
  readonly pieces: { readonly count: number };
  readonly percent: { readonly percent: number };
  /** A price per metre of a length. */
  readonly length: { readonly mm: number };
  /** A price per m² of an area. */
  readonly area: { readonly mm2: number };
}

export type MeasureKind = keyof MeasureFacts;

export type Measure<Kind extends MeasureKind = MeasureKind> = {
  [K in Kind]: { readonly kind: K } & MeasureFacts[K];
}[Kind];

/** From the currency of the list to that of the price: 86 / 100 from euros to pounds. */
export interface Exchange {
  readonly numerator: number;
  readonly denominator: number;
}

/** One price, once. */
export const once = (price: MinorUnits): PriceTerm => ({ price, measure: { kind: 'pieces', count: 1 } });

/** A price for each of `count`, as one term of a sum: `65 + 2 × 35`. */
export const each = (price: MinorUnits, count: number): PriceTerm => ({ price, measure: { kind: 'pieces', count } });

/** Equal pieces of one price. */
export const pieces = (price: MinorUnits, quantity: number): Working => ({
  quantity,
  terms: [once(price)],
  least: null,
});

export const sumOfTerms = (...terms: readonly PriceTerm[]): Working => ({ quantity: 1, terms, least: null });

/** The amount of a line in minor units, exact until it is rounded once. */
export function amountOf({ quantity, terms, least }: Working, { numerator, denominator }: Exchange): MinorUnits {
  const sum = terms.reduce((total, { price, measure }) => total + BigInt(price) * millionths(measure), 0n);
  const floor = BigInt(least ?? 0) * million;
  const one = least !== null && sum < floor ? floor : sum;
  return roundedQuotient(BigInt(quantity) * one * BigInt(numerator), million * BigInt(denominator));
}

const million = 1_000_000n;

const inMillionths: { readonly [Kind in MeasureKind]: (measure: Measure<Kind>) => bigint } = {
  pieces: ({ count }) => BigInt(count) * million,
  percent: ({ percent }) => BigInt(percent) * 10_000n,
  length: ({ mm }) => BigInt(mm) * 1000n,
  area: ({ mm2 }) => BigInt(mm2),
};

const millionths = <Kind extends MeasureKind>(measure: Measure<Kind>): bigint => inMillionths[measure.kind](measure);
