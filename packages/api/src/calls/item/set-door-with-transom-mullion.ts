import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { lengthInput } from '../../input/length.ts';
import { changeItem, choosing } from '../../items/change-item.ts';

const input = z.object({ Id: itemIdInput, doorHeight: lengthInput });

/** Where the bar between door and fanlight lies: the door's height below it. */
export const setDoorWithTransomMullion = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { Id, doorHeight } }) =>
      changeItem(ctx, Id, choosing([{ type: 'size.changeDoorHeight', doorHeight }])),
    );
