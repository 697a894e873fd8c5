import type { PricedStep } from '@door/domain/door/configure/step-choices';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import type { ChoiceAmount } from '../../designer/steps/choice-amounts.ts';
import type { StepPattern } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { choiceAmounts, type PriceAnswer, priceText, type WirePromise } from './price-text.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** What is known of the price of the door. */
interface ShownPrice {
  /** Null while there is nothing to show. */
  readonly text: string | null;
  /** When it can be there, and why; null while that is not told. */
  readonly promise: WirePromise | null;
  /** The door has changed since, and its price is on the way. */
  readonly isStale: boolean;
  /** What the choices of the step cost beside those of the door as it is now. */
  readonly amounts: readonly ChoiceAmount[];
}

interface LoadedPrice {
  /** Version of the item that it is the price of. */
  readonly version: string;
  readonly text: string | null;
  readonly promise: WirePromise | null;
  readonly amounts: readonly ChoiceAmount[];
}

/** The steps whose choices have prices of their own. */
const pricedSteps: Readonly<Partial<Record<string, PricedStep>>> = {
  '/': 'frame',
  '/sash-design': 'design',
  '/colours': 'colours',
  '/glass': 'glass',
  '/hardware': 'hardware',
} satisfies Partial<Record<StepPattern, PricedStep>>;

const none: readonly ChoiceAmount[] = [];
const nothing = { text: null, promise: null, amounts: none };

const shownOf = (answer: PriceAnswer): Omit<LoadedPrice, 'version'> => ({
  text: priceText(answer),
  promise: answer.Promise,
  amounts: choiceAmounts(answer),
});

/** ms without a choice before the price is asked for: somebody who tries colours one after the other waits for none of them. */
const pause = 400;

/** The price of the door as the server has stored it, and of the choices of this step. A call that fails shows none. */
export function useDoorPrice(): ShownPrice {
  const { session, store } = useApp();
  const step = pricedSteps[useRouter().path];
  const client = useMemo(() => createPublicClient(session), [session]);
  const { saved, unsent } = useSubscribed(store.subscribe, store.current);
  const [loaded, setLoaded] = useState<LoadedPrice | null>(null);
  const id = saved?.item.id;
  const version = saved?.version;
  useEffect(() => {
    if (id === undefined || version === undefined) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const answer = await client.getPrice
        .query({ ItemId: id, ...(step && { Step: step }) }, { signal: abort.signal })
        .catch(() => null);
      if (abort.signal.aborted) return;
      setLoaded({ version, ...(answer ? shownOf(answer) : nothing) });
    };
    const timer = setTimeout(() => void load(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, id, version, step]);
  const isStale = unsent.length > 0 || loaded?.version !== version;
  return {
    text: version === undefined ? null : (loaded?.text ?? null),
    promise: version === undefined ? null : (loaded?.promise ?? null),
    isStale,
    amounts: isStale ? none : (loaded?.amounts ?? none),
  };
}
