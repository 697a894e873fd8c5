import { numberText } from '@door/domain/lib/running-number';
import { quoteIdInput } from '../input/ids.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { loadQuote } from './load-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** A quote with lines, charges, totals by the prices of today, and its history. */
export const getQuoteById = procedure
  .allow('quotes.manage')
  .input(quoteIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, id));
    const nameOf = await loadNames(ctx);
    const order = await ctx.stores.orders.namedOfQuote(id);
    return {
      ...(await quoteToWire(ctx, stored)),
      /** null: it has become none. */
      Order: order ? { Id: order.id, Number: numberText('order', order.number) } : null,
      CreatedBy: personToWire(stored.createdBy, nameOf),
      History: await loadHistory(ctx, [{ about: 'quote', aboutId: id }], nameOf),
    };
  });
