import type { Build } from '../item/item.ts';

/** A door as it is made until the trade asks for something else. Slab, cylinder and panes depend on the supplier. */
export const plainBuild: Omit<Build, 'slab' | 'cylinder' | 'laminated'> = {
  lock: null,
  escutcheon: null,
  bareSlave: false,
  jobType: 'replacement',
  securedByDesign: false,
  smokeSeals: false,
  trims: {},
};
