import { amountText, subtractMoney } from '@door/domain/selling/pricing/money';
import { enquiryFilters } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { ItemId } from '@door/domain/door/model/ids';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { z } from 'zod';
import { priceListVersionInput } from '../settings/rate-input.ts';
import { listPriceOfItem } from './list-price-of-item.ts';
import { draftsChangedBy } from './drafts-changed-by.ts';
import { priceListOf, validPriceList } from './price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Of each kind of open enquiry, newest first: enough for any supplier's work in hand. */
const limit = 200;

/**
 * What a version, published or draft, would change in what is open: the totals of draft quotes, and the list prices of the
 * doors of enquiries that are not closed. The dearest change comes last.
 */
export const preview = procedure
  .allow('prices.see')
  .input(z.strictObject({ Version: priceListVersionInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Version } }) => {
    const nextList = unwrapOrThrow(await priceListOf(ctx, Version));
    const { prices: next } = nextList;
    const { prices: now, version } = await validPriceList(ctx);
    const { currency } = ctx.supplier.client;
    const ids = await openItems(ctx);
    const changes = [];
    for (const id of ids) {
      const { list: before } = await listPriceOfItem(ctx, id, { currency, prices: now });
      const { list: after } = await listPriceOfItem(ctx, id, { currency, prices: next });
      const by = subtractMoney(after, before);
      if (by.minor !== 0) changes.push({ id, before, after, by });
    }
    const sorted = changes
      .toSorted((one, other) => one.by.minor - other.by.minor)
      .map(({ id, before, after, by }) => ({
        ItemId: String(id),
        Before: amountText(before),
        After: amountText(after),
        By: amountText(by),
      }));
    return {
      Version,
      ComparedWith: version,
      Currency: currency,
      Open: ids.length,
      Least: sorted.at(0)?.By ?? null,
      Most: sorted.at(-1)?.By ?? null,
      Changes: sorted,
      Drafts: await draftsChangedBy(ctx, nextList),
    };
  });

const everyOne = {
  assignee: null,
  customer: null,
  search: searchOf(''),
  sort: usualSorts.enquiries,
  limit,
  after: null,
} as const;

async function openItems({ stores }: CallScope): Promise<readonly ItemId[]> {
  const { new: fresh, answering, 'in-quote': inQuote } = enquiryFilters;
  const found = [];
  for (const filter of [fresh, answering, inQuote])
    found.push(...(await stores.enquiries.list({ ...filter, ...everyOne })));
  return found.map(({ enquiry }) => enquiry.itemId).toSorted();
}
