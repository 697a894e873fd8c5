import { PriceLines } from '../../sale/price-lines.tsx';
import { PriceSums } from '../../sale/price-sums.tsx';
import type { OpenedQuote, QuoteLine } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { priceWords } from '../../words/price.ts';
import { useVersion } from '../use-version.ts';
import '../../sale/price.css';

interface LinePriceProps {
  readonly quote: OpenedQuote;
  readonly line: QuoteLine;
}

/** How the price of one is made, of a sent quote as it was sent: the lines of the rules with their working, and the sums. */
export const LinePrice = ({ quote, line: { LineId } }: LinePriceProps) => (
  <QueryResult query={useVersion(quote)}>
    {({ Lines }) =>
      Lines.filter((line) => line.LineId === LineId).map(({ Price }) => (
        <div key={LineId}>
          <p className="item-price-lead">{priceWords.lead(quote.PriceListVersion)}</p>
          <PriceLines price={Price} />
          <PriceSums price={Price} />
        </div>
      ))
    }
  </QueryResult>
);
