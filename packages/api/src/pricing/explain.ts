import { may } from '@door/domain/people/roles';
import { explainedPrice } from '@door/domain/selling/pricing/explained-price';
import { itemPriceOf } from '@door/domain/selling/pricing/item-price';
import { z } from 'zod';
import { currencyInput, itemIdInput } from '../input/ids.ts';
import { percentInput, tierInput } from '../settings/rate-input.ts';
import { listPriceOfItem } from './list-price-of-item.ts';
import { validPriceList } from './price-lists.ts';
import { priceToWire } from './price-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { pricingMessages } from '../messages.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  /**
   * Absent: as the price list says for quotes. Taken from callers with the right `prices.seeCost` alone: with a markup of 0 anybody
   * could work out the net trade price.
   */
  Tier: tierInput.optional(),
  Markup: percentInput.optional(),
  /** Absent: the item's own. */
  Currency: currencyInput.optional(),
});

/** What an item costs, line by line, by the price list of today. Discount and markup only for callers who may see costs. */
export const explain = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { ItemId, Tier, Markup, Currency } }) => {
    const { version, prices } = await validPriceList(ctx);
    const listPrice = await listPriceOfItem(ctx, ItemId, { prices, currency: Currency ?? null });
    const asked = may(ctx.caller.role, 'prices.seeCost') ? { Tier, Markup } : {};
    const terms = { tier: asked.Tier ?? prices.terms.tier, markup: asked.Markup ?? prices.terms.markup };
    return {
      ...priceToWire(explainedPrice(itemPriceOf(listPrice, terms, prices), prices, pricingMessages), ctx.caller),
      PriceListVersion: version,
    };
  });
