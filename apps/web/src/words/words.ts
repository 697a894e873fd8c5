import { english } from './english.ts';
import { inLanguage, language, type Languages } from './language.ts';

/** All that the pages say. The compiler holds every other language to the texts of this one. */
export type Words = typeof english;

/** Every language of the pages by the first part of its code, as in `<html lang>`. */
export const languages: Languages<Words> = { en: english };

export const wordsIn = (code: string): Words => inLanguage(code, languages);

/** The words in use, chosen once when the page starts. */
export const words: Words = wordsIn(language);
