import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import { DoorPromise } from '../price/door-promise.tsx';
import { type ComparedPriceText, comparedPriceText, type WirePromise } from '../price/price-text.ts';
import { priceMessages } from '../price/messages.ts';
import { shareIdOf } from './share-id-of.ts';
import type { ComparedDoor } from './use-compared-doors.ts';
import { compareMessages as messages } from '../kept/messages.ts';

/** What is told of a door. */
interface Told {
  readonly price: ComparedPriceText | null;
  readonly promise: WirePromise | null;
}

export interface ComparedPricesProps {
  readonly doors: readonly ComparedDoor[];
}

/** What the doors cost, how much more or less than the first, and when they can be there; nothing until it is known, and where it cannot be asked. */
export function ComparedPrices({ doors }: ComparedPricesProps) {
  const told = useTold(doors);
  const first = told.findIndex(({ price }) => price !== null);
  if (told.every(({ price, promise }) => price === null && promise === null)) return null;
  return (
    <tbody className="compare-topic compare-prices num">
      <tr>
        <th scope="rowgroup" colSpan={doors.length}>
          {first < 0 ? (
            <span>{messages.when}</span>
          ) : (
            <>
              <span>{messages.price}</span> <small>{priceMessages.scope}</small>
            </>
          )}
        </th>
      </tr>
      <tr className="compare-values">
        {doors.map(({ id }, index) => (
          <td key={id}>
            <Price told={told[index] ?? nothingTold} beside={doors[first]?.name ?? ''} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const Price = ({ told: { price, promise }, beside }: { readonly told: Told; readonly beside: string }) => (
  <>
    {price === null ? (
      promise === null && messages.none
    ) : (
      <>
        <b>{price.price}</b>
        {price.difference === null ? null : <span>{messages.difference(price.difference, beside)}</span>}
      </>
    )}
    {promise === null ? null : <DoorPromise promise={promise} />}
  </>
);

const nothingTold: Told = { price: null, promise: null };
const nothing: readonly Told[] = [];

/** What is told of the doors as they are now, in their order. */
function useTold(doors: readonly ComparedDoor[]): readonly Told[] {
  const app = useApp();
  const [told, setTold] = useState(nothing);
  const opening = doors.some(({ item }) => item === 'opening' || item === 'out-of-reach');
  const shown = doors.map(({ id, item }) => (typeof item === 'string' ? '' : id)).join();
  useEffect(() => {
    if (opening) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const sold = doors.filter(({ item }) => typeof item !== 'string');
      if (sold.length === 0) return;
      const ShareIds = await Promise.all(sold.map((door) => shareIdOf(door, app)));
      const answer = await createPublicClient(app.session).comparePrices.query({ ShareIds }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      const prices = answer.Display === 'hidden' ? [] : answer.Doors.map(comparedPriceText);
      const of = new Map(
        sold.map((door, index) => [door, { price: prices[index] ?? null, promise: answer.Promises[index] ?? null }]),
      );
      setTold(doors.map((door) => of.get(door) ?? nothingTold));
    };
    // The comparison is whole without its prices.
    load().catch(() => undefined);
    return () => abort.abort();
    // The doors are new objects in every render; their ids say which they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [app, shown, opening]);
  return told;
}
