import { z } from 'zod';
import { type CallScope, type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { bareDesign } from '../../items/bare-design.ts';
import { reachItem } from '../../items/reach-item.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';
import type { SharedDesign } from '../../ports/shop.ts';

const input = z.strictObject({ ItemId: itemIdInput });

/** Added: a copy of the design as it stands, for a link. An unchanged design keeps its link, and the link lives on. */
export const shareDesign = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId } }) => {
      const { item } = insist(await reachItem(ctx, ItemId, 'share'));
      const copy = { itemId: ItemId, design: bareDesign(item) };
      const id = (await ctx.shop.shares.ofSame(copy))?.id ?? (await newShareId(ctx));
      await ctx.shop.shares.keep({ id, ...copy, madeAt: ctx.clock.now().toISOString() });
      return { ShareId: id };
    });

async function newShareId(ctx: CallScope): Promise<SharedDesign['id']> {
  await keepToLimit(ctx, 'share');
  return ctx.ids.other();
}
