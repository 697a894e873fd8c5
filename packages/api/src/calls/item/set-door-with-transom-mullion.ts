import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { lengthInput } from '../../input/amounts.ts';
import { updateStoredItem, updateByActions } from '../../items/update-stored-item.ts';

const input = z.object({ Id: itemIdInput, doorHeight: lengthInput });

/** Sets the height of the door below the fanlight, and with it the place of the transom between them. */
export const setDoorWithTransomMullion = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { Id, doorHeight } }) =>
      updateStoredItem(ctx, Id, updateByActions([{ type: 'size.changeDoorHeight', doorHeight }])),
    );
