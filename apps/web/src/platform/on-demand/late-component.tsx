import { type ComponentType, lazy, Suspense } from 'react';
import { afterStartUp } from '../scheduling/scheduling.ts';

/** A component whose code is fetched after the start. Nothing is shown until it is here, and nothing without network. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy<ComponentType<Props>>(async () => {
    await afterStartUp();
    return { default: await load().catch(() => () => null) };
  });
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
