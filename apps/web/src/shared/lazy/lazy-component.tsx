import { type ComponentType, startTransition, Suspense, useEffect, useState } from 'react';
import { afterStartUp } from '../scheduling/scheduling.ts';
import { createBackOff } from '../scheduling/retry.ts';

interface Late<Props> {
  /** Shown until the code is here. Nothing where none is given. */
  readonly until?: ComponentType<Props>;
  /** When the code is fetched: after the start where nothing is given. */
  readonly wait?: () => Promise<void>;
}

const Nothing = () => null;

/**
 * A component whose code is fetched late, and again where that fails. Until it is here `until` is shown; so it is in the server's
 * HTML, which a page begins with.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { until: Until = Nothing, wait = afterStartUp }: Late<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const backOff = createBackOff(globalThis);
  const fetchCode = (): Promise<void> =>
    load().then(
      (component) => {
        loaded = component;
      },
      () => backOff.wait().then(fetchCode),
    );
  const loadOnce = (): Promise<void> => (loading ??= wait().then(fetchCode));
  return (props: Props) => {
    const [Late, setLate] = useState(() => loaded);
    useEffect(() => {
      if (Late) return;
      let wanted = true;
      void loadOnce().then(() => {
        if (wanted) startTransition(() => setLate(() => loaded));
      });
      return () => {
        wanted = false;
      };
    }, [Late]);
    if (!Late) return <Until {...props} />;
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
