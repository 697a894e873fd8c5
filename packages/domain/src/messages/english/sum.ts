import type { Currency } from '../../door/model/item-record.ts';

/** An amount in the smallest unit of its currency, as `Money` is. */
export interface Sum {
  readonly minor: number;
  readonly currency: Currency;
}

const signs: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£' };

/** `€1,234.50`, less than nothing `−€1,234.50`. */
export function sumText({ minor, currency }: Sum): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${minor < 0 ? '−' : ''}${signs[currency]}${whole}.${digits.slice(-2)}`;
}
