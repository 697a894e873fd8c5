import { countText } from '../shared/text/count-text.ts';
import { inLanguage, language } from '../shared/words/language.ts';

/** The texts around the visitor’s pages; part of the first load. */
const english = {
  head: { exit: 'Exit' },
  stepProgress: { label: 'Steps' },
  actionBar: { previous: 'Previous', next: 'Next', submit: 'Submit Enquiry' },
  stepLine: {
    position: (step: number, steps: number) => `Step ${countText(step)} of ${countText(steps)}`,
    saved: 'Saved',
    saving: 'Saving',
    waiting: 'Kept on this device until it can be saved',
  },
};

type VisitorWords = typeof english;

export const visitorWords: VisitorWords = inLanguage(language, { en: english });
