import { type Gate, inOneTransaction } from '../../gate.ts';
import { insist } from '../../insist.ts';
import { lineIdInput } from '../../instructions/line-id.ts';
import { reachItem } from '../../items/reach-item.ts';

/** Takes one line off the sheet; one that is gone already stays gone. A calculated one comes back with the next calculation. */
export const deleteWorkInstruction = (gate: Gate) =>
  gate
    .input(lineIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: key }) => {
      insist(await reachItem(ctx, key.itemId, 'finish'));
      await ctx.shop.instructions.remove(key);
      return { ItemId: key.itemId };
    });
