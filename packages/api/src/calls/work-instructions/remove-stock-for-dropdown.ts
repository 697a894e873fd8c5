import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { filledText } from '../../input/text.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { insistOnItemId } from '../../instructions/insist-on-item-id.ts';
import { linesOf } from '../../instructions/lines-of.ts';
import { reachItem } from '../../items/reach-item.ts';

const input = z.object({ ItemId: itemIdInput.nullish(), Dropdown: filledText(100) });

/** Takes off the sheet whatever stands there for an option list. */
export const removeStockForDropdown = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Dropdown } }) => {
      const id = insistOnItemId(ItemId);
      insist(await reachItem(ctx, id, 'finish'));
      await ctx.shop.instructions.removeForDropdowns(id, [Dropdown]);
      return linesOf(ctx, id);
    });
