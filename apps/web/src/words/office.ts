import { inLanguage, language } from './language.ts';
import { enquiries } from './office-english/enquiries.ts';
import { frame } from './office-english/frame.ts';
import { home } from './office-english/home.ts';

/** What stands on the pages of the supplier's own people; not part of what a visitor's page brings along. */
const english = { ...frame, ...home, ...enquiries };

type OfficeWords = typeof english;

export const officeWords: OfficeWords = inLanguage(language, { en: english });
