declare const unit: unique symbol;

/** An amount in the smallest unit of its currency: 1250 is 12.50 EUR. A whole number, so that amounts add up exactly. */
export type MinorUnits = number & { readonly [unit]: 'minor units' };

/** A rate in hundredths of a per cent: 1350 is 13.5 %. A whole number. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };

/** An amount as price lists are written: `euros(12.5)` is 1250. Throws where it is not a whole number of cents. */
export const euros = (amount: number): MinorUnits => whole(amount * 100, `${String(amount)} EUR`) as MinorUnits;

/** `percent(13.5)` is 1350. Throws beyond two decimals. */
export const percent = (rate: number): BasisPoints => whole(rate * 100, `${String(rate)} %`) as BasisPoints;

/** Binary fractions do not show: 8.95 × 100 is 894.9999999999999 and means 895. */
function whole(value: number, text: string): number {
  const rounded = Math.round(value);
  if (Math.abs(value - rounded) > 1e-6) throw new Error(`${text} has more than two decimals.`);
  return rounded;
}
