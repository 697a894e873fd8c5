import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts around any paper that is printed. */
const english = {
  pdf: 'PDF',
  pdfState: {
    'being made': 'The PDF is being made.',
    failed: 'The PDF could not be made. It is tried again by itself.',
  },
  print: 'Print',
};

type PaperReviewWords = typeof english;

export const paperReviewWords: PaperReviewWords = inLanguage(language, { en: english });
