import { memo } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { PartButtonsProps } from './part-buttons.tsx';

/**
 * The parts of the picture as buttons; without network they are chosen in the steps alone. They follow a choice after its frame, with
 * the panel: the picture above them does not render them.
 */
export const PartButtons = memo(
  lazyComponent<PartButtonsProps>(() => import('./part-buttons.tsx').then((module) => module.PartButtons)),
);
