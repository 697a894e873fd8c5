import { customerSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import type { ListedCustomer } from './customer-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

const input = z
  .strictObject({
    /** Beginnings of words of names, e-mail addresses and addresses, or of a phone number. */
    Search: text(200).default(''),
    Sort: sortInput(customerSorts, usualSorts.customers),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 100).default(50),
  })
  .superRefine(cursorFits(customerSorts));

/** The customers that the search finds, last changed first unless they are sorted by name. */
export const list = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search, Sort, After, Most: limit } }) => {
    const found = await ctx.stores.customers.list({ search: searchOf(Search), sort: Sort, limit, after: After });
    const cursorOf = ({ customer: { id }, key }: ListedCustomer) => ({ key, id });
    return {
      Customers: found.map(({ customer: { id, details, lastUpdated }, enquiries, quotes, orders }) => ({
        Id: id,
        Kind: details.kind,
        Name: details.name,
        Email: details.email,
        Phone: details.phone,
        /** Of the first site; '' where there is none. */
        Address: details.sites[0]?.address ?? '',
        Enquiries: enquiries,
        Quotes: quotes,
        Orders: orders,
        LastUpdated: lastUpdated,
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
