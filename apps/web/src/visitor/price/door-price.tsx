import { useDoorPrice } from './use-door-price.ts';
import { DoorPromise } from './door-promise.tsx';
import { priceMessages as messages } from './messages.ts';
import './door-price.css';
import { useEffect } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { type ChoiceAmount, choiceAmountsOf } from '../../designer/steps/choice-amounts.ts';

/**
 * What the door costs and when it can be there, as far as the supplier tells visitors; grey while the answer to the last choice is on the
 * way. What the choices cost stands on their tiles.
 */
export function DoorPrice() {
  const { text, promise, isStale, amounts } = useDoorPrice();
  useShownAmounts(amounts);
  return text === null && promise === null ? null : (
    <div className={isStale ? 'door-price door-price-stale' : 'door-price'} aria-busy={isStale}>
      {text === null ? null : (
        <>
          <b className="num">{text}</b> <span>{messages.scope}</span>
        </>
      )}
      {promise === null ? null : <DoorPromise promise={promise} />}
    </div>
  );
}

/** Puts the amounts on the tiles, and takes them away with the page that knows them. */
function useShownAmounts(amounts: readonly ChoiceAmount[]): void {
  const { store } = useApp();
  useEffect(() => {
    const { set } = choiceAmountsOf(store);
    set({ amounts });
    return () => set({ amounts: [] });
  }, [store, amounts]);
}
