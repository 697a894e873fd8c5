import { inLanguage, language } from '../../platform/words/language.ts';

const english = {
  /** Some websites forbid that they are shown in a frame. */
  byItself: 'Open this page by itself',
};

type LegalWords = typeof english;

export const legalWords: LegalWords = inLanguage(language, { en: english });
