import { quoteStates } from '@door/domain/quote/quote-cycle';
import { quoteSorts, usualSorts } from '@door/domain/search/list-sorts';
import { searchOf } from '@door/domain/search/search-terms';
import { z } from 'zod';
import { cursorInput, nextCursor } from '../../input/cursor.ts';
import { quoteIdInput } from '../../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../../input/sort.ts';
import { text } from '../../input/text.ts';
import { loadHistory } from '../../office/history.ts';
import { loadNames } from '../../office/people.ts';
import { personToWire } from '../../office/to-wire.ts';
import type { ListedQuote } from '../../ports/quote-store.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { loadQuote } from '../../quotes/load-quote.ts';
import { quoteHeadToWire, quoteToWire } from '../../quotes/quote-to-wire.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

/** A quote with lines, charges, totals by the prices of today, and its history. */
export const getQuoteById = procedure
  .allow('quotes.manage')
  .input(quoteIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, id));
    const nameOf = await loadNames(ctx);
    return {
      ...(await quoteToWire(ctx, stored)),
      CreatedBy: personToWire(stored.createdBy, nameOf),
      History: await loadHistory(ctx, [{ about: 'quote', aboutId: id }], nameOf),
    };
  });

const listInput = z
  .strictObject({
    /** Without a state: quotes of every state. */
    State: z.enum(quoteStates, `must be one of: ${quoteStates.join(', ')}`).nullish(),
    /** The number, or beginnings of words that find one of its doors. */
    Search: text(200).default(''),
    Sort: sortInput(quoteSorts, usualSorts.quotes),
    After: cursorInput(anyKeyInput),
  })
  .superRefine(cursorFits(quoteSorts));

const limit = 50;

/** The quotes, last changed first unless they are sorted by another column. */
export const list = procedure
  .allow('quotes.manage')
  .input(listInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Search, Sort, After } }) => {
    const page = { state: State ?? null, search: searchOf(Search), sort: Sort, limit, after: After };
    const found = await ctx.stores.quotes.list(page);
    const nameOf = await loadNames(ctx);
    const cursorOf = ({ stored: { id }, key }: ListedQuote) => ({ key, id });
    return {
      Quotes: found.map(({ stored }) => ({
        ...quoteHeadToWire(stored),
        Items: stored.quote.lines.map(({ itemId, quantity }) => ({ ItemId: itemId, Quantity: quantity })),
        CreatedBy: personToWire(stored.createdBy, nameOf),
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
