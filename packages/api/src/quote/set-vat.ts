import { accepted } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { quoteInput, vatTreatmentInput } from './quote-input.ts';
import { markOf } from '../item/item-version.ts';
import { changedDetails } from './price-quote.ts';
import { changeQuote } from './load-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

/** Says how the quote is taxed, and proposes anew the charges that nobody touched. */
export const setVat = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ ...quoteInput, VatTreatment: vatTreatmentInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const changed = await changeQuote(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      mark: markOf(ctx, 'quote.setVat', sent),
      change: async ({ quote }) => accepted(await changedDetails(ctx, quote, { treatment: sent.VatTreatment })),
    });
    return quoteToWire(ctx, changed);
  });
