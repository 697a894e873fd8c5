import { countText } from '../platform/words/count-text.ts';
import { inLanguage, language } from '../platform/words/language.ts';

/** The texts around the visitor’s pages; part of the first load. */
const english = {
  head: { exit: 'Exit' },
  stepProgress: { label: 'Steps' },
  actionBar: { previous: 'Previous', next: 'Next', submit: 'Submit Enquiry' },
  stepLine: {
    position: (step: number, steps: number) => `Step ${countText(step)} of ${countText(steps)}`,
    saved: 'Saved',
    saving: 'Saving',
    waitingForNetwork: 'Will be saved when you are back online',
  },
  notFound: {
    title: 'Page not found',
    sentence: 'There is nothing at this address. A design in progress is kept on this device for 24 hours.',
  },
  noSuchSupplier: {
    title: 'This supplier’s page does not exist',
    sentence:
      'The address of this page is wrong: it may be incomplete or out of date. Ask your supplier for the right one.',
  },
};

type VisitorWords = typeof english;

export const visitorWords: VisitorWords = inLanguage(language, { en: english });
