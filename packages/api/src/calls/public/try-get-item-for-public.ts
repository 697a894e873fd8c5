import { itemToWire } from '@door/wire/item-to-wire';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';

/** NOT_FOUND for what is not this caller's too; an item whose enquiry was sent is no longer shown. */
export const tryGetItemForPublic = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) =>
      itemToWire(insist(await reachItem(ctx, input, 'design')), ctx.supplier.catalogue),
    );
