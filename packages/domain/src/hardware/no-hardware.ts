import { hardwareKinds } from '../model/hardware-kinds.ts';
import type { Hardware } from '../model/item.ts';
import { recordOf } from '../model/records.ts';

/** No hardware of any kind. */
export const noHardware: Hardware['chosen'] = recordOf(hardwareKinds, () => null);
