import { inLanguage, language } from '../../shared/text/language.ts';

const english = {
  /** Some websites forbid that they are shown in a frame. */
  byItself: 'Open this page by itself',
};

type LegalMessages = typeof english;

export const legalMessages: LegalMessages = inLanguage(language, { en: english });
