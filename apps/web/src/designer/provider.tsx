import { type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useShop } from '../shell/shop.ts';
import type { Design } from './design.ts';
import type { Designer } from './designer.ts';
import type { DesignerStore } from './designer-store.ts';
import { DesignerContext, PresentItemContext } from './use-designer.ts';

/** Hands the design to every screen below: the door on the stage at once, all else right after it. */
export function DesignerProvider({ children }: { readonly children: ReactNode }) {
  const { store, catalogue, client, session } = useShop();
  const present = useSyncExternalStore(store.subscribe, () => store.current().shown);
  const { shown, started } = useFollowing(store);
  const designer = useMemo<Designer>(
    () => ({
      item: shown,
      started,
      catalogue,
      client,
      mode: session.mode,
      choose: store.choose,
      startOver: store.startOver,
    }),
    [shown, started, catalogue, client, session, store],
  );
  return (
    <PresentItemContext value={present}>
      <DesignerContext value={designer}>{children}</DesignerContext>
    </PresentItemContext>
  );
}

type Seen = Pick<Design, 'shown' | 'started'>;

/** The design in a transition: forty tiles and their reasons are worked out without holding up the click's frame. */
function useFollowing(store: DesignerStore): Seen {
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
