import { withDetails } from '@door/domain/quote/change-details';
import type { Quote, QuoteDetails } from '@door/domain/quote/quote';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingWords } from '../words.ts';
import { withTodaysProposals } from './price-quote.ts';

/** The quote with these details; another VAT treatment proposes anew the charges that nobody touched. */
export async function changedDetails(ctx: CallScope, quote: Quote, details: Partial<QuoteDetails>): Promise<Quote> {
  const next = unwrapOrThrow(withDetails(quote, details, { role: ctx.caller.role, words: quotingWords }));
  return next.treatment === quote.treatment ? next : withTodaysProposals(ctx, next);
}
