import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts of the price of an item. */
const english = {
  title: 'Price',
  lead: (version: number) => `Without VAT. Price list ${version}. Each line opens to show how it is calculated.`,
  waiting: 'The price follows once your change is saved.',
  list: 'List price',
  discount: 'Discount',
  netTrade: 'Net trade',
  markup: 'Markup',
  unit: 'Price of one',
  /** For whoever sees neither discount nor markup. */
  unitSteps: 'The list price less the discount of the tier, plus the markup of your company.',
  faults: (count: number) =>
    count === 1
      ? 'One line has no price: the sum is not whole.'
      : `${count} lines have no price: the sum is not whole.`,
};

export const priceWords: typeof english = inLanguage(language, { en: english });
