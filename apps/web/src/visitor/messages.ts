import { countText } from '../shared/text/count-text.ts';
import { inLanguage, language } from '../shared/text/language.ts';

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

type VisitorMessages = typeof english;

export const visitorMessages: VisitorMessages = inLanguage(language, { en: english });
