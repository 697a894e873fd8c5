import { usePriceText } from './use-price-text.ts';
import { priceWords as words } from './words.ts';
import './door-price.css';

/** What the door costs, as far as the supplier tells visitors; grey while the price of the last choice is on the way. */
export function DoorPrice() {
  const price = usePriceText();
  return price ? (
    <p className={price.isStale ? 'door-price door-price-stale' : 'door-price'} aria-busy={price.isStale}>
      <b className="num">{price.text}</b> <span>{words.scope}</span>
    </p>
  ) : null;
}
