import { hardwareKinds } from '@door/domain/model/item';
import { z } from 'zod';
import { itemIdInput } from './ids.ts';

/** The routing machine's name of a hardware kind, and whether the door carries it. */
export const hardwareSwitchInput = z.object({
  CncName: z.enum(hardwareKinds, `must be one of: ${hardwareKinds.join(', ')}`),
  On: z.boolean('must be true or false'),
  ItemId: itemIdInput,
});
