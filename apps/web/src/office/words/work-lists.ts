import { inLanguage, language } from '../../platform/words/language.ts';
import { workLists } from './english/work-lists.ts';

/** The texts about the work that waits, on the home page; its charts and figures have no others. */
export const workListWords: typeof workLists = inLanguage(language, { en: workLists });
