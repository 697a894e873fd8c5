import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import { type ComparedPriceText, comparedPriceText } from '../price/price-text.ts';
import { priceMessages } from '../price/messages.ts';
import { shareIdOf } from './share-id-of.ts';
import type { ComparedDoor } from './use-compared-doors.ts';
import { compareMessages as messages } from '../kept/messages.ts';

export interface ComparedPricesProps {
  readonly doors: readonly ComparedDoor[];
}

/** What the doors cost, and how much more or less than the first; nothing until it is known, and where it cannot be asked. */
export function ComparedPrices({ doors }: ComparedPricesProps) {
  const prices = useComparedPrices(doors);
  if (prices.every((each) => each === null)) return null;
  const first = prices.findIndex((each) => each !== null);
  return (
    <tbody className="compare-topic compare-prices num">
      <tr>
        <th scope="rowgroup" colSpan={doors.length}>
          <span>{messages.price}</span> <small>{priceMessages.scope}</small>
        </th>
      </tr>
      <tr className="compare-values">
        {doors.map(({ id }, index) => (
          <td key={id}>
            <Price told={prices[index] ?? null} beside={doors[first]?.name ?? ''} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const Price = ({ told, beside }: { readonly told: ComparedPriceText | null; readonly beside: string }) =>
  told === null ? (
    messages.none
  ) : (
    <>
      <b>{told.price}</b>
      {told.difference === null ? null : <span>{messages.difference(told.difference, beside)}</span>}
      {told.leadTime === null ? null : <span>{told.leadTime}</span>}
    </>
  );

const nothing: readonly (ComparedPriceText | null)[] = [];

/** The prices of the doors as they are now, in their order. */
function useComparedPrices(doors: readonly ComparedDoor[]): readonly (ComparedPriceText | null)[] {
  const app = useApp();
  const [prices, setPrices] = useState(nothing);
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
      if (abort.signal.aborted || answer.Display === 'hidden') return;
      const told = new Map(answer.Doors.map((door, index) => [sold[index], comparedPriceText(door)]));
      setPrices(doors.map((door) => told.get(door) ?? null));
    };
    // The comparison is whole without its prices.
    load().catch(() => undefined);
    return () => abort.abort();
    // The doors are new objects in every render; their ids say which they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [app, shown, opening]);
  return prices;
}
