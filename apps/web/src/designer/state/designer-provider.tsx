import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { prerenderOnHover } from './prerender-on-hover.ts';
import type { Design } from './design.ts';
import { type Designer, DesignerContext, LatestItemContext } from './use-designer.ts';
import type { DesignerStore } from './designer-store.ts';
import { afterNextFrame, afterPaint, holdIdleWork } from '../../shared/scheduling/scheduling.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** Gives the visitor's design to every screen below. */
export function DesignerProvider({ children }: { readonly children: ReactNode }) {
  const { store, catalogue, context, client, session } = useApp();
  const { mode } = session;
  const { startOver } = store;
  const shared = useMemo(
    () => ({ catalogue, context, client, mode, startOver }),
    [catalogue, context, client, mode, startOver],
  );
  return (
    <DesignProvider store={store} shared={shared}>
      {children}
    </DesignProvider>
  );
}

interface DesignProviderProps {
  readonly store: Pick<DesignerStore, 'current' | 'subscribe' | 'choose'>;
  readonly shared: Pick<Designer, 'catalogue' | 'context' | 'client' | 'mode' | 'startOver'>;
  readonly children: ReactNode;
}

/** Any design in a store: the preview is rendered within the click, all other screens in a transition right after it. */
export function DesignProvider({ store, shared, children }: DesignProviderProps) {
  const latest = useSubscribed(store.subscribe, () => store.current().shown);
  const { shown, started, typedSize } = useDeferredDesign(store);
  const { choose } = store;
  const { context } = shared;
  const prerender = useMemo(() => prerenderOnHover(store, context), [store, context]);
  const designer = useMemo<Designer>(
    () => ({ ...shared, item: shown, started, typedSize, choose, ...prerender }),
    [shared, shown, started, typedSize, choose, prerender],
  );
  return (
    <LatestItemContext value={latest}>
      <DesignerContext value={designer}>{children}</DesignerContext>
    </LatestItemContext>
  );
}

type DeferredDesign = Pick<Design, 'shown' | 'started' | 'typedSize'>;

/**
 * The design, updated in a transition: forty tiles with their reasons do not delay the frame of the click, and are rendered after it. The
 * transition begins within the click all the same, since a radio shows its choice ahead for as long as it lasts.
 */
function useDeferredDesign(store: DesignProviderProps['store']): DeferredDesign {
  const [seen, setSeen] = useState<DeferredDesign>(store.current);
  useEffect(() => {
    let last: DeferredDesign | undefined;
    const follow = () => {
      const now = store.current();
      if (last?.shown === now.shown && last.started === now.started && last.typedSize === now.typedSize) return;
      last = now;
      startTransition(async () => {
        await afterPaint();
        startTransition(() => setSeen(now));
      });
    };
    follow();
    return store.subscribe(() => {
      holdIdleWork(afterNextFrame());
      follow();
    });
  }, [store]);
  return seen;
}
