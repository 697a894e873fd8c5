import { itemToWire } from '@door/wire/item-to-wire';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';

/** Any item of the supplier, a visitor's too. */
export const getItemById = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => itemToWire(insist(await reachItem(ctx, input, 'design')), ctx.supplier.catalogue));
