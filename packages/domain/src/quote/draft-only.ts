import { accepted, type Outcome, refused } from '../model/outcome.ts';
import type { QuotingWords } from '../words/words.ts';
import type { Quote } from './quote.ts';

/** A changed quote, if it may be changed: what was sent stays as it is. */
export const draftOnly = (changed: Quote, words: QuotingWords): Outcome<Quote> =>
  changed.state === 'Draft' ? accepted(changed) : refused('quote.not-draft', words.notDraft);
