import { visitorPriceOf } from '@door/domain/selling/pricing/visitor-price';
import { pricedForVisitors } from '@door/domain/selling/pricing/choice-amount';
import { pricedSteps } from '@door/domain/door/configure/step-choices';
import { leadTimesOf } from '@door/domain/selling/order/lead-time';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { itemIdInput } from '../input/ids.ts';
import { amountsOfStep } from '../pricing/amounts-of-step.ts';
import { loadPricedItem } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { differenceToWire, visitorPriceToWire } from '../pricing/visitor-price-to-wire.ts';
import { procedure } from '../procedure.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  Step: oneOf(pricedSteps).optional(),
});

/**
 * Not in the specification: what the supplier shows visitors of the price of their door, VAT included and without fitting, and
 * the working days that the works need for it; with a step, also what its choices cost beside the present ones. Where the
 * supplier hides prices, that is all that the answer says.
 */
export const getPrice = procedure
  .allow('ownItem.design')
  .input(input)
  .query(async ({ ctx, input: { ItemId, Step } }) => {
    const { supplier } = ctx;
    const { now, pricing } = await ctx.transactions.run(ctx.clientId, async (stores) => {
      const scope = { ...ctx, stores };
      const { prices } = await validPriceList(scope);
      await enforceRateLimit(ctx, 'bill');
      const priced = await loadPricedItem(scope, ItemId);
      const tax = await taxOf(scope);
      return { now: pricedForVisitors(priced, { prices, supplier }), pricing: { supplier, prices, tax } };
    });
    const price = visitorPriceOf(now.price, supplier.client.priceDisplay, pricing.tax);
    if (price.display === 'hidden') return { Display: price.display };
    const choices = Step ? await amountsOfStep(ctx, Step, { now, pricing }) : [];
    const [longest] = leadTimesOf([now.item], supplier.catalogue);
    return {
      ...visitorPriceToWire(price),
      LeadDays: longest?.days ?? null,
      Choices: choices.map(({ action, difference }) => ({ Action: action, ...differenceToWire(difference) })),
    };
  });
