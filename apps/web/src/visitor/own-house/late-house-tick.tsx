import { lateComponent } from '../../platform/on-demand/late-component.tsx';
import type { HouseTickProps } from './house-tick.tsx';

/** The question about the picture of the house, which few are asked. */
export const LateHouseTick = lateComponent<HouseTickProps>(() =>
  import('./house-tick.tsx').then(({ HouseTick }) => HouseTick),
);
