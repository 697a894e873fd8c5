import { inLanguage, language } from '../../platform/words/language.ts';

/** What visitors are told about the price of their door; loaded where the supplier tells anything. */
const english = {
  from: (amount: string) => `From ${amount}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  exact: (amount: string) => amount,
  /** What is in the price and what is not. */
  scope: 'VAT included, fitting not',
};

type PriceWords = typeof english;

export const priceWords: PriceWords = inLanguage(language, { en: english });
