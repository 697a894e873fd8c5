import { inLanguage, language } from '../../platform/words/language.ts';
import { running } from './english/running.ts';

/** The texts of the page about the running program. */
export const runningWords: typeof running = inLanguage(language, { en: running });
