import { Link } from '../../shared/router/link.tsx';
import { LinkedList } from '../layout/linked-list.tsx';
import { useQuotes } from '../queries/use-quotes.ts';
import { officeMessages } from '../messages/office.ts';
import type { QuoteQuery } from '../queries/listed-quote.ts';
import { QuotePill } from './quote-pill.tsx';

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
    <LinkedList id="quotes" title={officeMessages.titles.quotes} query={query} none={none} keyOf={({ Id }) => Id}>
      {({ Id, Number: number, State }) => (
        <>
          <Link to={`/installer/quote/${Id}`}>{number}</Link>
          <QuotePill state={State} />
        </>
      )}
    </LinkedList>
  );
}
