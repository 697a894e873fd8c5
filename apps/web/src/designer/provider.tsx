import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useShop } from '../shell/shop.ts';
import { pendingOf } from './design.ts';
import type { Designer } from './designer.ts';
import { DesignerContext } from './use-designer.ts';

/** Hands the present design to every screen below. */
export function DesignerProvider({ children }: { readonly children: ReactNode }) {
  const { store, catalogue, client, session } = useShop();
  const design = useSyncExternalStore(store.subscribe, store.current);
  const { shown, started } = design;
  const pending = pendingOf(design);
  const designer = useMemo<Designer>(
    () => ({
      item: shown,
      started,
      pending,
      catalogue,
      client,
      mode: session.mode,
      choose: store.choose,
      startOver: store.startOver,
    }),
    [shown, started, pending, catalogue, client, session, store],
  );
  return <DesignerContext value={designer}>{children}</DesignerContext>;
}
