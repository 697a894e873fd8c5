import { amountText, type Money } from '../../commerce/money.ts';
import type { Currency } from '../../model/item-record.ts';

const signs: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£' };

/** `1234.50` is `€1,234.50`, less than nothing `−€1,234.50`. */
export const signedAmount = (text: string, currency: Currency): string => {
  const [whole = '', cents = ''] = text.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${text.startsWith('-') ? '−' : ''}${signs[currency]}${grouped}.${cents}`;
};

/** A sum within a sentence. */
export const sumText = (sum: Money): string => signedAmount(amountText(sum), sum.currency);
