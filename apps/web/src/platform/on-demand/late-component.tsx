import { type ComponentType, startTransition, Suspense, useEffect, useState } from 'react';
import { afterStartUp } from '../scheduling/scheduling.ts';

/**
 * A component whose code is fetched after the start. Nothing is shown until it is here, and nothing without network; the
 * server's HTML, which a page begins with, has nothing in its place either.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = (): Promise<void> => {
    loading ??= afterStartUp()
      .then(load)
      .catch(() => () => null)
      .then((component) => {
        loaded = component;
      });
    return loading;
  };
  return (props: Props) => {
    const [Late, show] = useState(() => loaded);
    useEffect(() => {
      if (Late) return;
      let wanted = true;
      void loadOnce().then(() => {
        if (wanted) startTransition(() => show(() => loaded));
      });
      return () => {
        wanted = false;
      };
    }, [Late]);
    if (!Late) return null;
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
