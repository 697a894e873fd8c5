import { lateComponent } from '../../platform/on-demand/late-component.tsx';
import type { PartButtonsProps } from '../parts/part-buttons.tsx';

/** The parts of the picture as buttons; without network they are chosen in the steps alone. */
export const LatePartButtons = lateComponent<PartButtonsProps>(() =>
  import('../parts/part-buttons.tsx').then(({ PartButtons }) => PartButtons),
);
