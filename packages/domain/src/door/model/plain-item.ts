import { extraKinds } from './extra-kinds.ts';
import type { Build, Extras, Glass, Hardware } from './item.ts';
import { hardwareKinds } from './hardware-kinds.ts';
import { recordOf } from '../../lib/records.ts';

/** What the trade has decided on a door that only a visitor has touched. Slab, cylinder and lamination come from the supplier. */
export const plainBuild: Omit<Build, 'slab' | 'cylinder' | 'laminated'> = {
  lock: null,
  escutcheon: null,
  bareSlave: false,
  slave: {},
  jobType: 'replacement',
  securedByDesign: false,
  smokeSeals: false,
  trims: {},
};

/** The extras of a door to which the trade added nothing. */
export const noExtras: Extras = {
  chosen: recordOf(extraKinds, () => null),
  closerPosition: 'leaf',
  numeralsAt: null,
  spyholeHeights: { spyhole: null, spyhole2: null },
};

/** No hardware of any kind. */
export const noHardware: Hardware['chosen'] = recordOf(hardwareKinds, () => null);

/** The glass of a set of which none was chosen. */
export const noGlass: Glass = {
  door: { kind: 'none-chosen' },
  doorBacking: 'Clear',
  frame: { kind: 'same-as-door' },
  partBacking: {},
  houseNumberAt: null,
};
