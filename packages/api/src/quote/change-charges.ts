import { accepted } from '@door/domain/door/model/outcome';
import { proposedAnew, withCharges } from '@door/domain/selling/quote/change-charges';
import type { Quote } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { chargesInput, quoteInput } from './quote-input.ts';
import { markOf } from '../item/item-version.ts';
import { chargeFrom } from './amounts.ts';
import { changeQuote, loadQuote } from './load-quote.ts';
import { withTodaysProposals } from './price-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingMessages } from '../messages.ts';

const quoteCall = procedure.allow('quotes.manage').use(inOneTransaction);

/** The whole list of charges as a person wrote it. What differs from its proposal stays so from then on. */
export const updateCharges = quoteCall
  .input(z.strictObject({ ...quoteInput, Charges: chargesInput }))
  .mutation(async ({ ctx, input }) => {
    const changed = await changeQuote(ctx, {
      id: input.Id,
      lastUpdated: input.LastUpdated,
      mark: markOf(ctx, 'quote.updateCharges', input),
      change: ({ quote }) => {
        const written = input.Charges.map((charge) => chargeFrom(quote, charge));
        return withCharges(quote, written, quotingMessages);
      },
    });
    return quoteToWire(ctx, changed);
  });

/** The quote as `proposeCharges` would make it; nothing is saved. */
export const previewCharges = quoteCall.input(z.strictObject(quoteInput)).query(async ({ ctx, input: { Id } }) => {
  const stored = unwrapOrThrow(await loadQuote(ctx, Id));
  return quoteToWire(ctx, { ...stored, quote: await withChargesAnew(ctx, stored.quote) });
});

const withChargesAnew = (ctx: CallScope, quote: Quote): Promise<Quote> =>
  withTodaysProposals(ctx, unwrapOrThrow(proposedAnew(quote, quotingMessages)));

/** Proposes the charges anew: those that were taken out come back, those that a person changed stay. */
export const proposeCharges = quoteCall.input(z.strictObject(quoteInput)).mutation(async ({ ctx, input }) => {
  const changed = await changeQuote(ctx, {
    id: input.Id,
    lastUpdated: input.LastUpdated,
    mark: markOf(ctx, 'quote.proposeCharges', input),
    change: async ({ quote }) => accepted(await withChargesAnew(ctx, quote)),
  });
  return quoteToWire(ctx, changed);
});
