import { z } from 'zod';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bareDesign, mayBePassedOn } from '../item/copy-design.ts';
import { loadItem } from '../item/load-item.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
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
