import { useQuery } from '@tanstack/react-query';
import { PriceLines } from '../../item-page/price/price-lines.tsx';
import { PriceSums } from '../../item-page/price/price-sums.tsx';
import type { OpenedQuote, QuoteLine } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { priceWords } from '../../words/price.ts';
import '../../item-page/price/price.css';

interface LinePriceProps {
  readonly quote: OpenedQuote;
  readonly line: QuoteLine;
}

/** How the price of one is made: the lines of the rules with their working, and the sums. */
export function LinePrice({ quote: { Currency, Tier, Markup }, line: { ItemId } }: LinePriceProps) {
  const query = useQuery(
    trpc.pricing.explain.queryOptions({
      ItemId,
      Currency,
      ...(Tier === undefined ? {} : { Tier }),
      ...(Markup === undefined ? {} : { Markup }),
    }),
  );
  return (
    <QueryResult query={query}>
      {(price) => (
        <>
          <p className="item-price-lead">{priceWords.lead(price.PriceListVersion)}</p>
          <PriceLines price={price} />
          <PriceSums price={price} />
        </>
      )}
    </QueryResult>
  );
}
