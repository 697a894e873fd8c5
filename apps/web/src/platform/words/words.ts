import { inLanguage, language, type Languages } from './language.ts';
import { english as rules } from '@door/domain/words/english';
import { english as controls } from '@door/ui/words';
import { choosing } from './english/choosing.ts';
import { designer } from './english/designer.ts';
import { pages } from './english/pages.ts';
import { sending } from './english/sending.ts';
import { shell } from './english/shell.ts';

/** The texts of the pages in English, grouped by where they are shown. Texts that the specification fixes are word for word. */
export const english = { controls, rules, ...shell, ...designer, ...choosing, ...sending, ...pages };

/** Every text of the pages: another language has to have the same ones, or it does not compile. */
export type Words = typeof english;

/** The languages of the pages by the first part of their code, `en` for `<html lang="en-GB">`. */
export const languages: Languages<Words> = { en: english };

export const wordsIn = (code: string): Words => inLanguage(code, languages);

/** The texts in the language of this page, chosen once when it starts. */
export const words: Words = wordsIn(language);
