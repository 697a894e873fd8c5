import type { Item } from '@door/domain/item/item';
import { itemFromWire } from '@door/wire/item-from-wire';
import { useEffect, useState } from 'react';
import { forgetPerson, keepProblem } from '../../login/person.ts';
import { usePlace } from '../../navigation/navigation.ts';
import { useShop } from '../../shell/shop.ts';
import { officeCalls } from '../../login/log-in.ts';
import { problemOf } from '../../login/login-problems.ts';

export interface RecentItem {
  readonly item: Item;
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
      return wires.flatMap((wire): readonly RecentItem[] => {
        const read = itemFromWire(wire, catalogue);
        return read.ok ? [{ item: read.value, changed: wire.LastUpdated }] : [];
      });
    };
    load().then(
      (items) => current && setRecent(items),
      (error: unknown) => {
        if (!current) return;
        if (!isLoggedOut(error)) return setRecent('failed');
        forgetPerson(localStorage);
        keepProblem(problemOf(error), sessionStorage);
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

const over: readonly unknown[] = ['login_required', 'missing_refresh_token', 'invalid_grant'];

const isLoggedOut = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'error' in cause && over.includes(cause.error);
};
