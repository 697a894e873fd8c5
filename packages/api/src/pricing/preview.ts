import type { ItemId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { enquiryFilters } from '@door/domain/selling/enquiry/enquiry-cycle';
import { amountText, subtractMoney } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { pricedBy } from '../quote/price-quote.ts';
import { everyQuote } from '../quote/quote-store.ts';
import { priceListVersionInput } from '../settings/rate-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { listPriceOfItem, loadPricedItems } from './list-price-of-item.ts';
import { type NumberedPriceList, priceListOf, validPriceList } from './price-lists.ts';
import { taxOf } from './tax-of.ts';

/** The last changed ones: enough for any supplier's work in hand. */
const mostDrafts = 200;

const drafts = {
  filter: { ...everyQuote, state: 'Draft' },
  search: searchOf(''),
  sort: usualSorts.quotes,
  limit: mostDrafts,
  after: null,
} as const;

/** What another price list changes in the totals of draft quotes; each in its own currency, the dearest change last. */
async function draftsChangedBy(ctx: CallScope, next: NumberedPriceList) {
  const [now, tax] = [await validPriceList(ctx), await taxOf(ctx)];
  const found = await ctx.stores.quotes.list(drafts);
  const changes = [];
  for (const { stored } of found) {
    const items = await loadPricedItems(
      ctx,
      stored.quote.lines.map(({ itemId }) => itemId),
    );
    const totalBy = async (list: NumberedPriceList) =>
      (await pricedBy(ctx, stored.quote, { list, tax, items })).totals.total;
    const [before, after] = [await totalBy(now), await totalBy(next)];
    changes.push({ stored, before, after, by: subtractMoney(after, before) });
  }
  return {
    Open: found.length,
    Changes: changes
      .filter(({ by }) => by.minor !== 0)
      .toSorted((one, other) => one.by.minor - other.by.minor)
      .map(({ stored, before, after, by }) => ({
        QuoteId: stored.id,
        Number: numberText('quote', stored.number),
        Currency: stored.quote.currency,
        Before: amountText(before),
        After: amountText(after),
        By: amountText(by),
      })),
  };
}

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
