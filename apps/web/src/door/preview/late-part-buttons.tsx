import { memo } from 'react';
import { lateComponent } from '../../platform/on-demand/late-component.tsx';
import { loadVisitorRules } from '../../platform/on-demand/load-on-demand.ts';
import type { PartButtonsProps } from '../parts/part-buttons.tsx';

/**
 * The parts of the picture as buttons; without network they are chosen in the steps alone. They follow a choice after its frame, with
 * the panel: the picture above them does not render them.
 */
export const LatePartButtons = memo(
  lateComponent<PartButtonsProps>(async () => {
    const [{ PartButtons }] = await Promise.all([import('../parts/part-buttons.tsx'), loadVisitorRules()]);
    return PartButtons;
  }),
);
