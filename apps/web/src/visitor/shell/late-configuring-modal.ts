import { lateComponent } from '../../platform/on-demand/late-component.tsx';
import { afterPaint } from '../../platform/scheduling/scheduling.ts';

/** Comes with the steps: the door of the first paint is there already, and no item is made before. */
export const ConfiguringModal = lateComponent(
  () => import('./configuring-modal.tsx').then((module) => module.ConfiguringModal),
  { wait: afterPaint },
);
