import { inLanguage, language } from '../../platform/words/language.ts';
import { people } from './english/people.ts';

/** The texts of the page of people and of everybody's own account. */
export const peopleWords: typeof people = inLanguage(language, { en: people });
