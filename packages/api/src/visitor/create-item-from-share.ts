import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { newIdInput, currencyInput, shareIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { itemOf, loadShare, mayBePassedOn, settleCopy, withPartIds } from '../item/copy-design.ts';
import { createItem, newItemId } from '../item/create-item.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Currency absent: the supplier's. */
const input = z.strictObject({
  ShareId: shareIdInput,
  Currency: currencyInput.optional(),
  Attempt: newIdInput.optional(),
});

/** Not in the specification: a new item of the caller with a shared design. */
export const createItemFromShare = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ShareId, Currency, Attempt } }) => {
    const { catalogue, context } = ctx.supplier;
    const { design } = unwrapOrThrow(await loadShare(ctx, ShareId));
    unwrapOrThrow(mayBePassedOn(design, ctx.supplier));
    await enforceRateLimit(ctx, 'create');
    const own = withPartIds(design, () => ctx.ids.other());
    const item = unwrapOrThrow(settleCopy(itemOf(newItemId(ctx, 'createItemFromShare', Attempt), own), context));
    return itemToWire(await createItem(ctx, { item, currency: Currency }), catalogue);
  });
