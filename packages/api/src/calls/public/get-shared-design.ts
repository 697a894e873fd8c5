import { itemId } from '@door/domain/item/ids';
import { unknownRows } from '@door/domain/item/unknown-rows';
import { itemToWire } from '@door/wire/item-to-wire';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { shareIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { itemOf } from '../../items/bare-design.ts';
import { loadShare, noLongerOffered } from '../../items/load-share.ts';

/** Added: a shared design in the shape of an item. Its Id is that of the share, which no call takes for an item's. */
export const getSharedDesign = (gate: Gate) =>
  gate
    .input(shareIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input }) => {
      const { id, design, madeAt } = insist(await loadShare(ctx, input));
      const { catalogue } = ctx.supplier;
      const item = itemOf(itemId(id), design);
      if (unknownRows(item, catalogue).length > 0) insist(noLongerOffered);
      return itemToWire({ item, lastUpdated: madeAt, bomUpdated: null }, catalogue);
    });
