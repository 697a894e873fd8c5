import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { designIdInput, itemIdInput } from '../../input/ids.ts';
import { changeItem, choosing } from '../../items/change-item.ts';

const input = z.object({ ItemId: itemIdInput, DesignId: designIdInput });

export const selectDesign = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, DesignId } }) =>
      changeItem(ctx, ItemId, choosing([{ type: 'design.choose', designId: DesignId }])),
    );
