import { amountText, subtractMoney } from '@door/domain/selling/pricing/money';
import { numberText } from '@door/domain/lib/running-number';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { everyQuote } from '../quote/quote-store.ts';
import type { CallScope } from '../procedure.ts';
import { pricedBy } from '../quote/price-quote.ts';
import { loadPricedItems } from './list-price-of-item.ts';
import { type NumberedPriceList, validPriceList } from './price-lists.ts';
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
export async function draftsChangedBy(ctx: CallScope, next: NumberedPriceList) {
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
