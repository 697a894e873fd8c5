import { type ComponentType, lazy, Suspense } from 'react';
import { afterStartUp } from '../../platform/scheduling/scheduling.ts';
import type { PartButtonsProps } from '../parts/part-buttons.tsx';

const PartButtons = lazy<ComponentType<PartButtonsProps>>(async () => {
  await afterStartUp();
  return import('../parts/part-buttons.tsx').then(
    ({ PartButtons: Buttons }) => ({ default: Buttons }),
    () => ({ default: () => null }),
  );
});

/** The parts of the picture as buttons, loaded after the start; without network they are chosen in the steps alone. */
export const LatePartButtons = (props: PartButtonsProps) => (
  <Suspense>
    <PartButtons {...props} />
  </Suspense>
);
