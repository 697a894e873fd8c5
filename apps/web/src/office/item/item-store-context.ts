import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk, ItemStore } from './item-store.ts';

export const ItemStoreContext = createContext<ItemStore | null>(null);

/** What the frame of the item page does that its parts need not: undo, the bill, news of colleagues. */
export function useItemStore(): ItemStore {
  const store = use(ItemStoreContext);
  if (!store) throw new Error('No item is open here.');
  return store;
}

export function useDesk(): Desk {
  const { desk } = useItemStore();
  return useSyncExternalStore(desk.subscribe, desk.current);
}
