import type { Item } from '@door/domain/item/item';
import { itemFromWire } from '@door/wire/item-from-wire';
import { useEffect, useState } from 'react';
import { inTab, onDevice } from '../../kept.ts';
import { officeCalls } from '../../login/log-in.ts';
import { isSessionOver, problemOf } from '../../login/login-problems.ts';
import { bringExtrasFor } from '../../shell/extras.ts';
import { forgetPerson, keepProblem } from '../../login/person.ts';
import { usePlace } from '../../navigation/navigation.ts';
import { useShop } from '../../shell/shop.ts';

export interface RecentItem {
  readonly item: Item;
  /** When, as ISO 8601. */
  readonly changed: string;
}

export type Recent = 'loading' | 'failed' | readonly RecentItem[];

/** The items that were changed last. A session that cannot be renewed leads to the log-in page, which says why. */
export function useRecent(): { readonly recent: Recent; readonly again: () => void } {
  const { catalogue } = useShop();
  const { go } = usePlace();
  const [recent, setRecent] = useState<Recent>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const wires = await officeCalls().item.getLastUpdated.query();
      const items = wires.flatMap((wire): readonly RecentItem[] => {
        const read = itemFromWire(wire, catalogue);
        return read.ok ? [{ item: read.value, changed: wire.LastUpdated }] : [];
      });
      await Promise.all(items.map(({ item }) => bringExtrasFor(item)));
      return items;
    };
    load().then(
      (items) => current && setRecent(items),
      (error: unknown) => {
        if (!current) return;
        if (!isSessionOver(error)) return setRecent('failed');
        forgetPerson(onDevice);
        keepProblem(problemOf(error), inTab);
        void go('/login', 'replace');
      },
    );
    return () => {
      current = false;
    };
  }, [catalogue, go, tries]);
  const again = () => {
    setRecent('loading');
    setTries((now) => now + 1);
  };
  return { recent, again };
}
