import { inLanguage, language } from '../../shared/text/language.ts';

/** What visitors are told about the price of their door; loaded where the supplier tells anything. */
const english = {
  from: (amount: string) => `From ${amount}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  exact: (amount: string) => amount,
  /** What a choice costs more or less than the present one, of which two amounts may be known. */
  atLeast: (sign: string, least: string) => `${sign} from ${least}`,
  atMost: (sign: string, most: string) => `${sign} up to ${most}`,
  exactly: (sign: string, amount: string) => `${sign} ${amount}`,
  between: (sign: string, least: string, most: string) => `${sign} ${least} to ${most}`,
  /** What is in the price and what is not. */
  scope: 'The price includes VAT, but not fitting.',
  why: 'Why this date?',
};

type PriceMessages = typeof english;

export const priceMessages: PriceMessages = inLanguage(language, { en: english });
