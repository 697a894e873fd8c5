import type { Item } from '@door/domain/model/item';
import { useEffect, useState } from 'react';
import { useApp } from '../../door/app/app-context.ts';

/** A shared design or how far its loading is. `none`: this supplier has no such design. */
export type Shared = 'opening' | 'none' | 'out-of-reach' | Item;

export function useShared(shareId: string): { readonly shared: Shared; readonly openAgain: () => void } {
  const { api, catalogue } = useApp();
  const [shared, setShared] = useState<Shared>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setShared('opening');
    api
      .sharing(catalogue)
      .open(shareId)
      .then(
        (item) => current && setShared(item),
        () => current && setShared('out-of-reach'),
      );
    return () => {
      current = false;
    };
  }, [api, catalogue, shareId, tries]);
  return { shared, openAgain: () => setTries((now) => now + 1) };
}
