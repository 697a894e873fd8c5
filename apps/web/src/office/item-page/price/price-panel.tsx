import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { priceMessages } from '../../messages/pricing.ts';
import { PriceLines } from '../../sale/price-lines.tsx';
import { PriceSums } from '../../sale/price-sums.tsx';
import '../../sale/price.css';

/** The price of the item as it is saved, line by line. The server calculates it: the pages hold no price list. */
export function PricePanel() {
  const { saved, pending } = useOfficeItem();
  const { id } = saved.item;
  const query = useQuery({
    queryKey: [...trpc.pricing.explain.queryKey({ ItemId: id }), saved.wire.LastUpdated],
    queryFn: () => officeClient.pricing.explain.query({ ItemId: id }),
    placeholderData: keepPreviousData,
  });
  const isBehind = pending !== 'saved' || query.isPlaceholderData;
  return (
    <section className="item-price" aria-labelledby="item-price-title" aria-busy={isBehind}>
      <h2 id="item-price-title">{priceMessages.title}</h2>
      <QueryResult query={query}>
        {(price) => (
          <>
            <p className="item-price-lead">
              {isBehind ? priceMessages.waiting : priceMessages.lead(price.PriceListVersion)}
            </p>
            <PriceLines price={price} />
            <PriceSums price={price} />
          </>
        )}
      </QueryResult>
    </section>
  );
}
