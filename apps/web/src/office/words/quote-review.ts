import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts around a quote on paper. */
const english = {
  title: 'Quote',
  none: 'There is no such quote.',
  draft: 'A draft by the prices of today. Nothing of it is sent yet.',
  earlier: 'A newer version was sent since.',
};

type QuoteReviewWords = typeof english;

export const quoteReviewWords: QuoteReviewWords = inLanguage(language, { en: english });
