import { english, type Words } from './english.ts';
import { inLanguage, language, type Languages } from './language.ts';

/** The languages of the pages by the first part of their code, `en` for `<html lang="en-GB">`. */
const languages: Languages<Words> = { en: english };

export const wordsIn = (code: string): Words => inLanguage(code, languages);

/** The texts in the language of this page, chosen once when it starts. */
export const words: Words = wordsIn(language);
