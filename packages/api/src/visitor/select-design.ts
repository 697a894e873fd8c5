import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { designIdInput, itemIdInput } from '../input/ids.ts';
import { updateStoredItem, updateByActions } from '../item/update-stored-item.ts';

const input = z.object({ ItemId: itemIdInput, DesignId: designIdInput });

export const selectDesign = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { ItemId, DesignId } }) =>
    updateStoredItem(ctx, ItemId, updateByActions([{ type: 'design.choose', designId: DesignId }])),
  );
