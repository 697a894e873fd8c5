import { useDoorPrice } from './use-door-price.ts';
import { priceMessages as messages } from './messages.ts';
import './door-price.css';
import { useEffect } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { type ChoiceAmount, choiceAmountsOf } from '../../designer/steps/choice-amounts.ts';

/**
 * What the door costs and how long the works need for it, as far as the supplier tells visitors; grey while the price of the last choice is on the way. What the
 * choices cost stands on their tiles.
 */
export function DoorPrice() {
  const price = useDoorPrice();
  useShownAmounts(price.amounts);
  return price.text !== null ? (
    <p className={price.isStale ? 'door-price door-price-stale' : 'door-price'} aria-busy={price.isStale}>
      <b className="num">{price.text}</b> <span>{messages.scope}</span>
      {price.leadTime === null ? null : <span className="door-lead-time">{price.leadTime}</span>}
    </p>
  ) : null;
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
