import { useEffect, useState } from 'react';
import { useShop } from '../../shell/shop.ts';
import { openAlready, type OpenItem, openItem } from './open-items.ts';

/** An item on its way to its page. `none`: this supplier has no such item. */
export type Opening = 'opening' | 'none' | 'out-of-reach' | OpenItem;

export function useOpenItem(id: string): { readonly opening: Opening; readonly openAgain: () => void } {
  const shop = useShop();
  const [opening, setOpening] = useState<Opening>(openAlready(id) ?? 'opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const already = openAlready(id);
    if (already) {
      setOpening(already);
      return lookAgain(already);
    }
    let current = true;
    setOpening('opening');
    openItem(id, shop).then(
      (item) => current && setOpening(item),
      () => current && setOpening('out-of-reach'),
    );
    return () => {
      current = false;
    };
  }, [id, shop, tries]);
  useFreshness(opening);
  return { opening, openAgain: () => setTries((now) => now + 1) };
}

/** Whoever comes back to the page sees what colleagues have changed meanwhile. */
function useFreshness(opening: Opening): void {
  useEffect(() => {
    if (typeof opening === 'string') return undefined;
    const onVisible = () => {
      if (document.visibilityState === 'visible') lookAgain(opening);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [opening]);
}

/** Without a network the page goes on with what it has. */
const lookAgain = ({ store }: OpenItem): void => void store.refresh().catch(() => undefined);
