import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { hardwareSwitchInput } from '../../input/hardware-switch.ts';
import { updateStoredItem } from '../../items/update-stored-item.ts';
import { switchHardware } from '../../items/switch-hardware.ts';

export const toggleHardware = (procedure: Procedure) =>
  procedure
    .input(hardwareSwitchInput)
    .use(inOneTransaction)
    .mutation(({ ctx, input }) => updateStoredItem(ctx, input.ItemId, switchHardware([input])));
