import { inLanguage, language } from './language.ts';

/** What stands on the pages of the supplier's own people; not part of what a visitor's page brings along. */
const english = {
  loggedInAs: (email: string) => `Logged in as ${email}`,
  logOut: 'Log out',
  noItems: 'No items yet. What visitors begin and what you begin here stands in this place.',
  loading: 'Looking for the latest items',
  failed: 'The items could not be loaded.',
  unnamed: 'No address yet',
  changed: (when: string) => `Changed ${when}`,
};

type OfficeWords = typeof english;

export const officeWords: OfficeWords = inLanguage(language, { en: english });
