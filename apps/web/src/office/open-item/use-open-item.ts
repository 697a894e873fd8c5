import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { reloadIfOutdated } from '../queries/supplier-versions.ts';
import { alreadyOpen, type OpenItem, openItem } from './open-items.ts';

/** 'none': the supplier has no such item. */
export type ItemLoadState = 'loading' | 'none' | 'out-of-reach' | OpenItem;

/** Opens an item, or takes it from those already open in this tab. */
export function useOpenItem(id: string): { readonly state: ItemLoadState; readonly retry: () => void } {
  const shop = useApp();
  const [state, setState] = useState<ItemLoadState>(alreadyOpen(id) ?? 'loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const already = alreadyOpen(id);
    if (already) {
      setState(already);
      return refresh(already);
    }
    let isCurrent = true;
    setState('loading');
    openItem(id, shop).then(
      (item) => isCurrent && setState(item),
      // It may be made of rows that this page does not know yet.
      async () => (await reloadIfOutdated()) || (isCurrent && setState('out-of-reach')),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, shop, tries]);
  useRefreshWhenVisible(state);
  return { state, retry: () => setTries((now) => now + 1) };
}

/** Loads the item again when its tab becomes visible, for changes of colleagues. */
function useRefreshWhenVisible(state: ItemLoadState): void {
  useEffect(() => {
    if (typeof state === 'string') return undefined;
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh(state);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [state]);
}

/** Without a network the page keeps what it has. */
const refresh = ({ store }: OpenItem): void => void store.refresh().catch(() => undefined);
