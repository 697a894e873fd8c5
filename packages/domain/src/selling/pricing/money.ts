import type { Currency } from '../../door/model/item-record.ts';

declare const unit: unique symbol;

/** An amount in the smallest unit of its currency: 1250 is 12.50 EUR. A whole number, so that amounts add up exactly. */
export type MinorUnits = number & { readonly [unit]: 'minor units' };

/** A rate in hundredths of a per cent: 1350 is 13.5 %. A whole number. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };

/** An amount that knows its currency. Two known currencies do not compile together; two that meet at run time throw. */
export interface Money<C extends Currency = Currency> {
  readonly minor: MinorUnits;
  readonly currency: C;
}

/** One hundred per cent in basis points. */
const whole = 10_000;

/** Throws on a fraction: nothing but `roundedQuotient` may make a cent out of parts of a cent. */
export function minorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value)) throw new Error(`${String(value)} is not a whole number of minor units.`);
  return (value === 0 ? 0 : value) as MinorUnits;
}

export const money = <C extends Currency>(minor: number, currency: C): Money<C> => ({
  minor: minorUnits(minor),
  currency,
});

/** An amount as price lists are written: `euros(12.5)` is 1250. Throws where it is not a whole number of cents. */
export const euros = (amount: number): MinorUnits => minorUnits(hundredths(amount, `${String(amount)} EUR`));

/** `percent(13.5)` is 1350. Throws beyond two decimals. */
export const percent = (rate: number): BasisPoints => basisPoints(hundredths(rate, `${String(rate)} %`));

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new Error(`${String(value)} is not a whole number of basis points.`);
  return value as BasisPoints;
}

/** Binary fractions do not show: 8.95 × 100 is 894.9999999999999 and means 895. */
function hundredths(value: number, text: string): number {
  const rounded = Math.round(value * 100);
  if (Math.abs(value * 100 - rounded) > 1e-6) throw new Error(`${text} has more than two decimals.`);
  return rounded;
}

/**
 * The only place that rounds money: to the nearest minor unit, halves away from zero (0.5 → 1, −0.5 → −1), so that a
 * credit is the exact negative of its charge.
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): MinorUnits {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return minorUnits(Number(numerator < 0n ? -rounded : rounded));
}

/** A share of an amount, rounded once: 86 of 100 of 951.60 is 818.38. Whole numbers only; throws on fractions. */
export const portion = <C extends Currency>(
  { minor, currency }: Money<C>,
  numerator: number,
  denominator: number,
): Money<C> => ({ minor: roundedQuotient(BigInt(minor) * BigInt(numerator), BigInt(denominator)), currency });

/** `rateOf(1742.85, 4000)` is 697.14: forty per cent, rounded once. */
export const rateOf = <C extends Currency>(amount: Money<C>, rate: BasisPoints): Money<C> =>
  portion(amount, rate, whole);

export function addMoney<C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  if (one.currency !== other.currency) throw new Error(`${one.currency} and ${other.currency} do not add up.`);
  return money(one.minor + other.minor, one.currency);
}

export const subtractMoney = <C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> =>
  addMoney(one, multiplyMoney(other, -1));

/** Exact, so there is nothing to round; throws on a count that is no whole number. */
export const multiplyMoney = <C extends Currency>({ minor, currency }: Money<C>, count: number): Money<C> =>
  money(minor * count, currency);

export const noMoney = <C extends Currency>(currency: C): Money<C> => money(0, currency);

export const sumMoney = <C extends Currency>(amounts: readonly Money<NoInfer<C>>[], currency: C): Money<C> =>
  amounts.reduce<Money<C>>((total, amount) => addMoney(total, amount), noMoney(currency));

/** As amounts travel and are stored in files: `1980.51`, without separators, so that no reader of JSON rounds it. */
export function amountText({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Within a sentence: `1980.51 EUR`. */
export const sumText = (sum: Money): string => `${amountText(sum)} ${sum.currency}`;

/** `3,439.04 EUR`, as a customer signs it. */
export const groupedSumText = (sum: Money): string =>
  `${amountText(sum).replace(/\B(?=(?:\d{3})+\.)/g, ',')} ${sum.currency}`;

/** Reads `1980.51`, `1980.5` and `1980`; undefined for everything else, and for more than two decimals. */
export function readAmount<C extends Currency>(text: string, currency: C): Money<C> | undefined {
  const [, sign, units, cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === undefined) return undefined;
  const minor = Number(units) * 100 + Number(cents.padEnd(2, '0'));
  return money(sign === '-' ? -minor : minor, currency);
}
