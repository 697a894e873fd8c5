import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { quoteSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput, enquiryIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { findCustomer } from '../customer/customers.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import type { ListedQuote } from './quote-store.ts';
import { localToday } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { listedQuotesToWire } from './listed-quotes.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z
  .strictObject({
    /** Without a state: quotes of every state. */
    State: oneOf(quoteStates).nullish(),
    /** True: only those that the caller made. */
    Mine: booleanInput.default(false),
    Customer: customerIdInput.nullish(),
    /** The enquiry that they answer. */
    Enquiry: enquiryIdInput.nullish(),
    /** True: only those to ask about: sent a week ago or earlier, or valid for three more days at most. */
    Chase: booleanInput.default(false),
    /** The number, or beginnings of words that find its customer or one of its doors. */
    Search: text(200).default(''),
    Sort: sortInput(quoteSorts, usualSorts.quotes),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 50).default(50),
  })
  .superRefine(cursorFits(quoteSorts));

/** The quotes, last changed first unless they are sorted by another column. */
export const list = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Mine, Customer, Enquiry, Chase, Search, Sort, After, Most: limit } }) => {
    const filter = {
      state: State ?? null,
      createdBy: Mine ? ctx.caller.userId : null,
      customer: Customer ? unwrapOrThrow(await findCustomer(ctx, Customer)).id : null,
      enquiry: Enquiry ?? null,
      toChaseOn: Chase ? localToday(ctx) : null,
    };
    const found = await ctx.stores.quotes.list({ filter, search: searchOf(Search), sort: Sort, limit, after: After });
    const nameOf = await loadNames(ctx);
    const quotes = await listedQuotesToWire(
      ctx,
      found.map(({ stored }) => stored),
    );
    const cursorOf = ({ stored: { id }, key }: ListedQuote) => ({ key, id });
    return {
      Quotes: quotes.map(({ createdBy, ...quote }) => ({ ...quote, CreatedBy: personToWire(createdBy, nameOf) })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
