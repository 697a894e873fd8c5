import { designLabel } from '@door/domain/design/design-label';
import { useApp } from '../../door/app/app-context.ts';
import { Link } from '../../platform/router/link.tsx';
import { EnquiryPill } from '../enquiries/enquiry-pill.tsx';
import { itemPath } from '../items/item-path.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useItems } from '../queries/use-items.ts';
import { useQuotes } from '../queries/use-quotes.ts';
import { QuotePill } from '../quotes/quote-pill.tsx';
import { officeWords } from '../words/office.ts';

const { customer: says } = officeWords;

interface TheirsProps {
  readonly customerId: string;
}

/** The enquiries of a customer, the latest first. */
export function TheirEnquiries({ customerId: Customer }: TheirsProps) {
  const query = useEnquiries('all', '', { Customer });
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries">{says.enquiries}</h2>
      <QueryResult query={query}>
        {(enquiries) => (
          <>
            {enquiries.length === 0 ? <p>{says.noEnquiries}</p> : null}
            <ul className="customer-work">
              {enquiries.map(({ Id, Number, Door, State, Outcome, Assignee }) => (
                <li key={Id}>
                  <Link to={`/installer/enquiry/${Id}`}>{Number}</Link>
                  <EnquiryPill state={State} outcome={Outcome} isTaken={Assignee !== null} />
                  <small>{Door}</small>
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

const pageSize = 20;

/** The quotes of a customer, the last changed first. */
export function TheirQuotes({ customerId: Customer }: TheirsProps) {
  const query = useQuotes('', { pageSize, Customer });
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes">{says.quotes}</h2>
      <QueryResult query={query}>
        {(quotes) => (
          <>
            {quotes.length === 0 ? <p>{says.noQuotes}</p> : null}
            <ul className="customer-work">
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

/** The items of a customer: those of their enquiries. */
export function TheirItems({ customerId: Customer }: TheirsProps) {
  const { catalogue } = useApp();
  const query = useItems('', pageSize, { Customer });
  return (
    <section aria-labelledby="items">
      <h2 id="items">{says.items}</h2>
      <QueryResult query={query}>
        {(items) => (
          <>
            {items.length === 0 ? <p>{says.noItems}</p> : null}
            <ul className="customer-work">
              {items.map(({ item, number }) => (
                <li key={item.id}>
                  <Link to={itemPath(item)}>{number}</Link>
                  <small>{designLabel(item, catalogue)}</small>
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
