import { blankLine } from '@door/domain/bom/manual-line';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { insistOnItemId } from '../../instructions/insist-on-item-id.ts';
import { toWire } from '../../instructions/lines-of.ts';
import { reachItem } from '../../items/reach-item.ts';

const input = z.object({ ItemId: itemIdInput.nullish() });

/** A line to be filled in by hand. */
export const addBlankWorkInstruction = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId } }) => {
      const id = insistOnItemId(ItemId);
      insist(await reachItem(ctx, id, 'finish'));
      return toWire(ctx, [await ctx.shop.instructions.add(id, blankLine)])[0];
    });
