import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';

/** null where there is no such item for this caller; an item whose enquiry was sent is no longer shown. */
export const tryGetItemForPublic = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }): Promise<WireItem | null> => {
      const reached = await reachItem(ctx, input, 'design');
      if (!reached.ok && reached.refusal.code === 'item.none') return null;
      return itemToWire(insist(reached), ctx.supplier.catalogue);
    });
