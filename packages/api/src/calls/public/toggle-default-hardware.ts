import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { hardwareSwitchInput } from '../../input/hardware-switch.ts';
import { changeItem } from '../../items/change-item.ts';
import { switchKinds } from '../../items/switch-kinds.ts';

const input = z
  .array(hardwareSwitchInput, 'must be a list')
  .max(20, 'must have at most 20 entries')
  .transform((switches, { addIssue }) => {
    const [first] = switches;
    if (first && switches.every(({ ItemId }) => ItemId === first.ItemId)) return { ItemId: first.ItemId, switches };
    addIssue(first ? 'must be about one item' : 'must hold at least one switch');
    return z.NEVER;
  });

export const toggleDefaultHardware = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { ItemId, switches } }) => changeItem(ctx, ItemId, switchKinds(switches)));
