import { accepted, type Outcome, refused } from '../model/outcome.ts';
import type { QuotingWords } from '../words/words.ts';
import type { Quote } from './quote.ts';
import type { QuoteState } from './quote-cycle.ts';

/** Whether a quote may still be changed. */
export const isDraftState = (state: QuoteState): boolean => state === 'Draft';

/** A changed quote, if it may be changed: what was sent stays as it is. */
export const draftOnly = (changed: Quote, words: QuotingWords): Outcome<Quote> =>
  isDraftState(changed.state) ? accepted(changed) : refused('quote.not-draft', words.notDraft);
