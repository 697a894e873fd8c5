import { explainedPrice } from '@door/domain/selling/pricing/explained-price';
import { itemPriceOf } from '@door/domain/selling/pricing/item-price';
import { z } from 'zod';
import { itemIdInput } from '../input/ids.ts';
import { listPriceOfItem } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { priceToWire } from '../pricing/price-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { pricingMessages } from '../messages.ts';

const input = z.array(itemIdInput, 'must be a list of items').max(200, 'must have at most 200 items');

/** What each of these items costs today on the supplier's usual terms, in the order in which they are named. */
export const priceItems = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: ids }) => {
    const { version, prices } = await validPriceList(ctx);
    const priced = [];
    for (const id of ids) {
      const price = itemPriceOf(await listPriceOfItem(ctx, id, { prices, currency: null }), prices.terms, prices);
      priced.push({ ItemId: id, ...priceToWire(explainedPrice(price, prices, pricingMessages), ctx.caller) });
    }
    return priced.map((price) => ({ ...price, PriceListVersion: version }));
  });
