import { inLanguage, language } from '../../shared/text/language.ts';

const english = {
  sign: 'Signature',
  clear: 'Clear',
  tooMany: 'That is too much to be a signature. Clear it and sign again.',
};

/** Texts of what is signed on a phone. */
export const signatureMessages: typeof english = inLanguage(language, { en: english });
