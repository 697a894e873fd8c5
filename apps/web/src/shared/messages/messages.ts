import { english, type Messages } from './english.ts';
import { inLanguage, language, type Languages } from '../text/language.ts';

/** The languages of the pages by the first part of their code, `en` for `<html lang="en-GB">`. */
const languages: Languages<Messages> = { en: english };

export const messagesIn = (code: string): Messages => inLanguage(code, languages);

/** The texts in the language of this page, chosen once when it starts. */
export const messages: Messages = messagesIn(language);
