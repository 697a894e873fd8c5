import { itemPriceOf } from '@door/domain/commerce/item-price';
import { amountText } from '@door/domain/commerce/money';
import { type VisitorPrice, visitorPriceOf } from '@door/domain/commerce/visitor-price';
import { z } from 'zod';
import { enforceRateLimit } from '../../enforce-rate-limit.ts';
import { itemIdInput } from '../../input/ids.ts';
import { listPriceOfItem } from '../../pricing/list-price-of-item.ts';
import { validPriceList } from '../../pricing/price-lists.ts';
import { taxOf } from '../../pricing/tax-of.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';

/**
 * Not in the specification: what the supplier shows visitors of the price of their door, VAT included and without fitting.
 * Where the supplier hides prices, that is all that the answer says.
 */
export const getPrice = procedure
  .allow('ownItem.design')
  .input(z.strictObject({ ItemId: itemIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { ItemId } }) => {
    const { currency, priceDisplay } = ctx.supplier.client;
    const { prices } = await validPriceList(ctx);
    await enforceRateLimit(ctx, 'bill');
    const listPrice = await listPriceOfItem(ctx, ItemId, { prices, currency });
    const price = itemPriceOf(listPrice, prices.terms, prices);
    return toWire(visitorPriceOf(price, priceDisplay, await taxOf(ctx)));
  });

/** One amount, or two between which the price lies; text with two decimals. */
function toWire(price: VisitorPrice) {
  if (price.display === 'hidden') return { Display: price.display };
  const amounts = price.display === 'range' ? [price.from, price.to] : [price.amount];
  const [{ currency } = { currency: 'EUR' }] = amounts;
  return { Display: price.display, Currency: currency, Amounts: amounts.map(amountText) };
}
