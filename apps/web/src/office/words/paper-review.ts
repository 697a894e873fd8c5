import type { DocumentState } from '@door/domain/lib/document';
import { inLanguage, language } from '../../platform/words/language.ts';

const pdfState: Readonly<Record<DocumentState, (before: number) => string>> = {
  'being made': (before) =>
    before === 0
      ? 'The PDF is being made.'
      : `The PDF is being made, ${before} before it. You can leave this page meanwhile.`,
  failed: () => 'The PDF could not be made. It is tried again by itself.',
  ready: () => '',
};

/** The texts around any paper that is printed. */
const english = {
  pdf: 'PDF',
  /** How far a PDF is, with how many are made before it; '' where there is nothing to say. */
  pdfText: (state: DocumentState | null, before: number) => (state === null ? '' : pdfState[state](before)),
  print: 'Print',
};

type PaperReviewWords = typeof english;

export const paperReviewWords: PaperReviewWords = inLanguage(language, { en: english });
