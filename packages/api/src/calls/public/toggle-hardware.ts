import { type Gate, inOneTransaction } from '../../gate.ts';
import { hardwareSwitchInput } from '../../input/hardware-switch.ts';
import { changeItem } from '../../items/change-item.ts';
import { switchKinds } from '../../items/switch-kinds.ts';

export const toggleHardware = (gate: Gate) =>
  gate
    .input(hardwareSwitchInput)
    .use(inOneTransaction)
    .mutation(({ ctx, input }) => changeItem(ctx, input.ItemId, switchKinds([input])));
