import { inLanguage, language } from '../../platform/words/language.ts';
import { batchBoard } from './english/batch-board.ts';
import { batchPage } from './english/batch-page.ts';
import { batchPaper } from './english/batch-paper.ts';
import { scanning } from './english/scanning.ts';

const english = { ...batchBoard, ...batchPage, ...batchPaper, ...scanning };

/** The texts of batches: weeks, one batch, its plans, lists and labels, and scanning. */
export const batchesWords: typeof english = inLanguage(language, { en: english });
