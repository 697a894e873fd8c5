import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useQuotes } from '../queries/use-quotes.ts';
import { officeWords } from '../words/office.ts';
import type { QuoteQuery } from '../queries/listed-quote.ts';
import { QuotePill } from './quote-pill.tsx';
import '../layout/linked-list.css';

const pageSize = 20;

interface QuotesOfProps {
  readonly of: Pick<QuoteQuery, 'Customer' | 'Enquiry'>;
  /** What is said where there are none. */
  readonly none: string;
}

/** The quotes of a customer, or those that answer an enquiry, the last changed first. */
export function QuotesOf({ of, none }: QuotesOfProps) {
  const query = useQuotes('', { pageSize, ...of });
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes">{officeWords.titles.quotes}</h2>
      <QueryResult query={query}>
        {(quotes) => (
          <>
            {quotes.length === 0 ? <p>{none}</p> : null}
            <ul className="linked-list">
              {quotes.map((quote) => (
                <li key={quote.Id}>
                  <Link to={`/installer/quote/${quote.Id}`}>{quote.Number}</Link>
                  <QuotePill state={quote.State} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryResult>
      <ShowMore list={query} />
    </section>
  );
}
