import { inLanguage, language } from '../../platform/words/language.ts';
import { batchPaper } from './english/batch-paper.ts';

/** The texts of batches: plans, lists and labels. */
export const batchesWords: typeof batchPaper = inLanguage(language, { en: batchPaper });
