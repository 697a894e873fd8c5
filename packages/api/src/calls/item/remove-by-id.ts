import { refused } from '@door/domain/shared/outcome';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { words } from '../../words.ts';

/** Takes an item away with its instructions and pictures. What somebody asked an offer for stays: their enquiry hangs on it. */
export const removeById = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input }) => {
      const stored = await ctx.shop.items.load(input);
      // A call that is sent twice finds its work done.
      if (!stored) return { Id: input };
      if (stored.submittedAt !== null) insist(refused('item.asked-about', words.item.askedAbout));
      await ctx.shop.items.remove(input);
      return { Id: input };
    });
