import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { itemId } from '@door/domain/door/model/ids';
import { unnamedJob } from '@door/domain/door/model/item-record';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { currencyInput, itemIdInput, newIdInput, shareIdInput } from '../input/ids.ts';
import { bareDesign, itemOf, loadShare, mayBePassedOn, noLongerOffered, copyAsSold } from '../item/copy-design.ts';
import { createItem, newItemId } from '../item/create-item.ts';
import { loadItem } from '../item/load-item.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { SharedDesign } from './share-store.ts';

const input = z.strictObject({ ItemId: itemIdInput });

/** Not in the specification: copies the design as it is now, for a link. An unchanged design keeps its link for another year. */
export const shareDesign = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId } }) => {
    const { item, currency } = unwrapOrThrow(await loadItem(ctx, ItemId, 'share'));
    unwrapOrThrow(mayBePassedOn(item, ctx.supplier));
    const copy = { itemId: ItemId, design: bareDesign(item), currency };
    const id = (await ctx.stores.shares.findSame(copy))?.id ?? (await newShareId(ctx));
    await ctx.stores.shares.save({ id, ...copy, madeAt: ctx.clock.now().toISOString() });
    return { ShareId: id };
  });

async function newShareId(ctx: CallScope): Promise<SharedDesign['id']> {
  await enforceRateLimit(ctx, 'share');
  return ctx.ids.other();
}

/** Not in the specification: a shared design in the shape of an item. Its Id is the share's; no other call takes it for an item's. */
export const getSharedDesign = procedure
  .allow('ownItem.design')
  .input(shareIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const { id, design, currency, madeAt } = unwrapOrThrow(await loadShare(ctx, input));
    const { catalogue, context } = ctx.supplier;
    const item = itemOf(itemId(id), design);
    if (unknownRows(item, context).length > 0) unwrapOrThrow(noLongerOffered);
    return itemToWire({ item, currency, job: unnamedJob, lastUpdated: madeAt, bomUpdated: null }, catalogue);
  });

/** Currency absent: the supplier's. */
const createItemFromShareInput = z.strictObject({
  ShareId: shareIdInput,
  Currency: currencyInput.optional(),
  Attempt: newIdInput.optional(),
});

/** Not in the specification: a new item of the caller with a shared design. */
export const createItemFromShare = procedure
  .allow('ownItem.design')
  .input(createItemFromShareInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ShareId, Currency, Attempt } }) => {
    const { catalogue, context } = ctx.supplier;
    const { design } = unwrapOrThrow(await loadShare(ctx, ShareId));
    unwrapOrThrow(mayBePassedOn(design, ctx.supplier));
    await enforceRateLimit(ctx, 'create');
    const item = unwrapOrThrow(copyAsSold(itemOf(newItemId(ctx, 'createItemFromShare', Attempt), design), context));
    return itemToWire(await createItem(ctx, { item, currency: Currency }), catalogue);
  });
