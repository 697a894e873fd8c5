import { english as rules } from '@door/domain/messages/english';
import { english as controls } from '@door/ui/messages';
import { tryAgain } from './chunk-load-error.ts';

/** The texts that every page needs, in English. Texts that the specification fixes are word for word. */
export const english = {
  controls,
  rules,
  /** The window's title on each page beside the designer. */
  titles: {
    confirmation: 'Your door is with a local supplier',
    shared: 'A shared design',
    kept: 'Kept doors',
    compare: 'Compare doors',
    gallery: 'Finished doors',
    guide: 'A few questions',
    family: 'Which door?',
    offer: 'Your quote',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    login: 'Log in',
    notAuthorized: 'Not authorized',
    notFound: 'Not found',
  },
  busy: {
    starting: 'Getting things ready',
    loading: 'Loading...',
    configuring: 'Please wait while we configure your Item.',
  },
  error: {
    title: 'Error Occurred',
    sentence: 'We encountered an error while processing your request. Please try again later.',
    designIsKept: 'Your design is kept on this device.',
    outOfReach: 'The supplier cannot be reached just now. Check your connection.',
    tryAgain,
  },
  pageWaitsForNetwork: 'No network. The next page opens once it is back.',
  close: 'Close',
  designADoor: 'Design a door',
  windowTitle: (page: string, shop: string) => `${page} – ${shop}`,
};

/** Another language has to have the same texts, or it does not compile. */
export type Messages = typeof english;
