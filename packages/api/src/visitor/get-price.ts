import { pricedSteps } from '@door/domain/door/configure/step-choices';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { pricedForVisitors } from '@door/domain/selling/pricing/choice-amount';
import { comparedPrices } from '@door/domain/selling/pricing/compared-prices';
import { visitorPriceOf } from '@door/domain/selling/pricing/visitor-price';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { oneOf } from '../input/choices.ts';
import { itemIdInput, shareIdInput } from '../input/ids.ts';
import { itemOf, loadShare } from '../item/copy-design.ts';
import { amountsOfStep } from '../pricing/amounts-of-step.ts';
import { loadPricedItem } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { differenceToWire, visitorPriceToWire } from '../pricing/visitor-price-to-wire.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { visitorPromise } from '../promise/visitor-promise.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  Step: oneOf(pricedSteps).optional(),
});

/**
 * Not in the specification: what the supplier shows visitors of the price of their door, VAT included and without fitting, and
 * of when it can be there; with a step, also what its choices cost beside the present ones. Where the supplier hides prices,
 * the answer says nothing else of them.
 */
export const getPrice = procedure
  .allow('ownItem.design')
  .input(input)
  .query(async ({ ctx, input: { ItemId, Step } }) => {
    const { supplier } = ctx;
    const {
      now,
      pricing,
      Promise: told,
    } = await ctx.transactions.run(ctx.clientId, async (stores) => {
      const scope = { ...ctx, stores };
      const { prices } = await validPriceList(scope);
      await enforceRateLimit(ctx, 'bill');
      const priced = await loadPricedItem(scope, ItemId);
      const tax = await taxOf(scope);
      return {
        now: pricedForVisitors(priced, { prices, supplier }),
        pricing: { supplier, prices, tax },
        /** null: visitors are not told, or no date is known. */
        Promise: await visitorPromise(scope, priced),
      };
    });
    const price = visitorPriceOf(now.price, supplier.client.priceDisplay, pricing.tax);
    if (price.display === 'hidden') return { Display: price.display, Promise: told };
    const choices = Step ? await amountsOfStep(ctx, Step, { now, pricing }) : [];
    return {
      ...visitorPriceToWire(price),
      Promise: told,
      Choices: choices.map(({ action, difference }) => ({ Action: action, ...differenceToWire(difference) })),
    };
  });

/** Doors that stand side by side. */
const most = 3;

const comparePricesInput = z.strictObject({
  ShareIds: z
    .array(shareIdInput, 'must be a list')
    .min(1, 'must name a door')
    .max(most, `must name at most ${most} doors`),
});

/**
 * Not in the specification: what the supplier shows visitors of the prices of shared designs, in their order, each with its
 * difference from the first, and of when each can be there. null: one that can no longer be made, or that has no whole price.
 * Where the supplier hides prices, the answer says nothing else of them.
 */
export const comparePrices = procedure
  .allow('ownItem.design')
  .input(comparePricesInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { ShareIds } }) => {
    const { supplier } = ctx;
    const { priceDisplay } = supplier.client;
    await enforceRateLimit(ctx, 'bill');
    const items: (Item | null)[] = [];
    for (const id of ShareIds) items.push(await soldDesign(ctx, id));
    const Promises = [];
    for (const item of items) Promises.push(item && (await visitorPromise(ctx, { item, added: [] })));
    if (priceDisplay === 'hidden') return { Display: priceDisplay, Promises };
    const { prices } = await validPriceList(ctx);
    const priceOf = (item: Item) => pricedForVisitors({ item, added: [] }, { prices, supplier }).price;
    const compared = comparedPrices(
      items.map((item) => item && priceOf(item)),
      priceDisplay,
      await taxOf(ctx),
    );
    return {
      Display: priceDisplay,
      /** Of the doors in their order; null: visitors are not told, or no date is known. */
      Promises,
      Doors: compared.map(
        (door) =>
          door && {
            ...visitorPriceToWire(door.price),
            Difference: door.difference && differenceToWire(door.difference),
          },
      ),
    };
  });

/** A shared design that can still be made as it is; else null. */
async function soldDesign(ctx: CallScope, shareId: string): Promise<Item | null> {
  const { design } = unwrapOrThrow(await loadShare(ctx, shareId));
  const item = itemOf(itemId(shareId), design);
  return unknownRows(item, ctx.supplier.context).length > 0 ? null : item;
}
