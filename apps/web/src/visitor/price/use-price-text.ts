import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { createPublicClient } from '../../platform/calls/public-client.ts';
import { priceText } from './price-text.ts';

interface ShownPrice {
  readonly text: string;
  /** The door has changed since, and its price is on the way. */
  readonly isStale: boolean;
}

interface LoadedPrice {
  /** Version of the item that it is the price of. */
  readonly version: string;
  readonly text: string | null;
}

/** ms without a choice before the price is asked for: somebody who tries colours one after the other waits for none of them. */
const pause = 400;

/** The price of the door as the server has stored it; null while there is none to show. A call that fails shows none either. */
export function usePriceText(): ShownPrice | null {
  const { session, store } = useApp();
  const client = useMemo(() => createPublicClient(session), [session]);
  const { saved, unsent } = useSyncExternalStore(store.subscribe, store.current);
  const [loaded, setLoaded] = useState<LoadedPrice | null>(null);
  const id = saved?.item.id;
  const version = saved?.version;
  useEffect(() => {
    if (id === undefined || version === undefined) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const answer = await client.getPrice.query({ ItemId: id }, { signal: abort.signal }).catch(() => null);
      if (!abort.signal.aborted) setLoaded({ version, text: answer && priceText(answer) });
    };
    const timer = setTimeout(() => void load(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, id, version]);
  const text = loaded?.text ?? null;
  if (version === undefined || text === null) return null;
  return { text, isStale: unsent.length > 0 || loaded?.version !== version };
}
