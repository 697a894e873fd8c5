import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { hardwareSwitchInput } from '../../input/hardware-switch.ts';
import { changeItem } from '../../items/change-item.ts';
import { switchKinds } from '../../items/switch-kinds.ts';

const input = z
  .tuple([hardwareSwitchInput], hardwareSwitchInput)
  .refine((switches) => switches.length <= 20, 'must have at most 20 entries')
  .refine(([first, ...others]) => others.every(({ ItemId }) => ItemId === first.ItemId), 'must be about one item');

export const toggleDefaultHardware = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: switches }) => changeItem(ctx, switches[0].ItemId, switchKinds(switches)));
