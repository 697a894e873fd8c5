import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { pendingOf } from '../../designer/design.ts';
import { DesignProvider } from '../../designer/provider.tsx';
import { useShop } from '../../shell/shop.ts';
import { ItemStoreContext } from './item-store-context.ts';
import { type OfficeItem, OfficeItemContext } from './office-item.ts';
import type { OpenItem } from './open-items.ts';

const nothing = () => undefined;

/** Hands the open item to every part of its pages, and to the steps of the designer among them. */
export function ItemProvider({ open: { store, works }, children }: ItemProviderProps) {
  const { catalogue, client } = useShop();
  const design = useSyncExternalStore(store.subscribe, store.current);
  const [lit, light] = useState<string | null>(null);
  const { shown: item, saved } = design;
  const pending = pendingOf(design);
  const { choose, whenSaved } = store;
  const officeItem = useMemo<OfficeItem>(
    () => ({ item, saved, catalogue, works, pending, choose, whenSaved, lit, light }),
    [item, saved, catalogue, works, pending, choose, whenSaved, lit],
  );
  const surroundings = useMemo(
    () => ({ catalogue, client, mode: 'installer', startOver: nothing }) as const,
    [catalogue, client],
  );
  return (
    <ItemStoreContext value={store}>
      <OfficeItemContext value={officeItem}>
        <DesignProvider store={store} surroundings={surroundings}>
          {children}
        </DesignProvider>
      </OfficeItemContext>
    </ItemStoreContext>
  );
}

interface ItemProviderProps {
  readonly open: OpenItem;
  readonly children: ReactNode;
}
