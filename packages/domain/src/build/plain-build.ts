import type { Build } from '../model/item.ts';

/** What the trade has decided on a door that only a visitor has touched. Slab, cylinder and lamination come from the supplier. */
export const plainBuild: Omit<Build, 'slab' | 'cylinder' | 'laminated'> = {
  lock: null,
  escutcheon: null,
  bareSlave: false,
  jobType: 'replacement',
  securedByDesign: false,
  smokeSeals: false,
  trims: {},
};
