import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { type ReactNode, useMemo, useState, useSyncExternalStore, createContext, use } from 'react';
import { saveStatusOf } from '../../designer/state/save-status.ts';
import { DesignProvider } from '../../designer/state/designer-provider.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { type OfficeItem, OfficeItemContext } from './office-item.ts';
import type { OpenItem } from './open-items.ts';
import type { ItemStatus, ItemStore } from './item-store.ts';

const noOp = () => undefined;

/** Provides the open item to its pages, and to the designer's steps that are used on them. */
export function ItemProvider({ opened: { store, production, context }, children }: ItemProviderProps) {
  const { catalogue, client } = useApp();
  const design = useSyncExternalStore(store.subscribe, store.current);
  const [highlightedParts, setHighlightedParts] = useState<readonly DrawnPart[]>([]);
  const { shown: item, job, saved } = design;
  const pending = saveStatusOf(design);
  const { choose, whenSaved } = store;
  const officeItem = useMemo<OfficeItem>(
    () => ({
      item,
      job,
      saved,
      catalogue,
      context,
      production,
      pending,
      choose,
      whenSaved,
      highlightedParts,
      highlightParts: setHighlightedParts,
    }),
    [item, job, saved, catalogue, context, production, pending, choose, whenSaved, highlightedParts],
  );
  const shared = useMemo(
    () => ({ catalogue, context, client, mode: 'installer', startOver: noOp }) as const,
    [catalogue, context, client],
  );
  return (
    <ItemStoreContext value={store}>
      <OfficeItemContext value={officeItem}>
        <DesignProvider store={store} shared={shared}>
          {children}
        </DesignProvider>
      </OfficeItemContext>
    </ItemStoreContext>
  );
}

interface ItemProviderProps {
  readonly opened: OpenItem;
  readonly children: ReactNode;
}

const ItemStoreContext = createContext<ItemStore | null>(null);

/** Undo and redo, making the bill of materials, and the notes about other people's changes. */
export function useItemStore(): ItemStore {
  const store = use(ItemStoreContext);
  if (!store) throw new Error('No item is open here.');
  return store;
}

export function useItemStatus(): ItemStatus {
  const { status } = useItemStore();
  return useSyncExternalStore(status.subscribe, status.current);
}
