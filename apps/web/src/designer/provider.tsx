import { type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useShop } from '../shell/shop.ts';
import { considering } from './considering.ts';
import type { Design } from './design.ts';
import type { Designer } from './designer.ts';
import type { DesignerStore } from './designer-store.ts';
import { DesignerContext, PresentItemContext } from './use-designer.ts';

/** Hands the visitor's design to every screen below. */
export function DesignerProvider({ children }: { readonly children: ReactNode }) {
  const { store, catalogue, client, session } = useShop();
  const { mode } = session;
  const { startOver } = store;
  const surroundings = useMemo(() => ({ catalogue, client, mode, startOver }), [catalogue, client, mode, startOver]);
  return (
    <DesignProvider store={store} surroundings={surroundings}>
      {children}
    </DesignProvider>
  );
}

interface DesignProviderProps {
  readonly store: Pick<DesignerStore, 'current' | 'subscribe' | 'choose'>;
  readonly surroundings: Pick<Designer, 'catalogue' | 'client' | 'mode' | 'startOver'>;
  readonly children: ReactNode;
}

/** Any design that is kept in a store: the door on the stage at once, all else right after it. */
export function DesignProvider({ store, surroundings, children }: DesignProviderProps) {
  const present = useSyncExternalStore(store.subscribe, () => store.current().shown);
  const { shown, started } = useFollowing(store);
  const { choose } = store;
  const { catalogue } = surroundings;
  const ahead = useMemo(() => considering(store, catalogue), [store, catalogue]);
  const designer = useMemo<Designer>(
    () => ({ item: shown, started, choose, ...ahead, ...surroundings }),
    [shown, started, choose, ahead, surroundings],
  );
  return (
    <PresentItemContext value={present}>
      <DesignerContext value={designer}>{children}</DesignerContext>
    </PresentItemContext>
  );
}

type Seen = Pick<Design, 'shown' | 'started'>;

/** The design in a transition: forty tiles and their reasons are worked out without holding up the click's frame. */
function useFollowing(store: DesignProviderProps['store']): Seen {
  const [seen, see] = useState<Seen>(store.current);
  useEffect(() => {
    let last: Seen | undefined;
    const follow = () => {
      const now = store.current();
      if (last?.shown === now.shown && last.started === now.started) return;
      last = now;
      startTransition(() => see(now));
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
  return seen;
}
