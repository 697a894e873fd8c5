import { inLanguage, language } from '../../shared/words/language.ts';

const english = {
  /** Some websites forbid that they are shown in a frame. */
  byItself: 'Open this page by itself',
};

type LegalWords = typeof english;

export const legalWords: LegalWords = inLanguage(language, { en: english });
