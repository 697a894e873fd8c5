import { inLanguage, language } from './language.ts';

/** What stands on the pages of the supplier's own people; not part of what a visitor's page brings along. */
const english = {
  titles: {
    home: 'Home',
    items: 'Items',
    enquiries: 'Enquiries',
  },
  frame: {
    nav: 'Office',
    skip: 'Skip to the page',
    find: 'Find or do',
    findKeys: 'Ctrl K',
    more: 'More',
    loggedInAs: (email: string) => `Logged in as ${email}`,
    logOut: 'Log out',
    roles: { installer: 'Installer', fabricator: 'Fabricator', admin: 'Administrator' },
    /** Said after a number that stands beside a place. */
    isNew: (count: string) => `${count} new`,
  },
  asking: {
    loading: 'Looking',
    failed: 'This could not be loaded.',
    notDone: 'This was not done. Please try again.',
  },
  noItems: 'No items yet. What visitors begin and what you begin here stands in this place.',
  loading: 'Looking for the latest items',
  failed: 'The items could not be loaded.',
  unnamed: 'No address yet',
  changed: (when: string) => `Changed ${when}`,
};

type OfficeWords = typeof english;

export const officeWords: OfficeWords = inLanguage(language, { en: english });
