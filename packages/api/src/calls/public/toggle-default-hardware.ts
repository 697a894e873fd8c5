import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { hardwareSwitchInput } from '../../input/hardware-switch.ts';
import { updateStoredItem } from '../../items/update-stored-item.ts';
import { switchHardware } from '../../items/switch-hardware.ts';

const input = z
  .array(hardwareSwitchInput, 'must be a list')
  .max(20, 'must have at most 20 entries')
  .transform((switches, { addIssue }) => {
    const [first] = switches;
    if (first && switches.every(({ ItemId }) => ItemId === first.ItemId)) return { ItemId: first.ItemId, switches };
    addIssue(first ? 'must be about one item' : 'must hold at least one switch');
    return z.NEVER;
  });

export const toggleDefaultHardware = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, switches } }) => updateStoredItem(ctx, ItemId, switchHardware(switches)));
