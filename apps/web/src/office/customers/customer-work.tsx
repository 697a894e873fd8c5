import { designLabel } from '@door/domain/design/design-label';
import { moneyText } from '../../platform/words/money-text.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { useApp } from '../../door/app/app-context.ts';
import { Link } from '../../platform/router/link.tsx';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { itemPath } from '../items/item-path.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useItems } from '../queries/use-items.ts';
import { officeWords } from '../words/office.ts';
import '../layout/linked-list.css';

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
            <ul className="linked-list">
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

/** The orders of a customer, the latest first. */
export const TheirOrders = ({
  orders,
}: {
  readonly orders: OfficeOutputs['customer']['getCustomerById']['Orders'];
}) => (
  <section aria-labelledby="orders">
    <h2 id="orders">{says.orders}</h2>
    {orders.length === 0 ? <p>{says.noOrders}</p> : null}
    <ul className="linked-list">
      {orders.map(({ Id, Number: number, State, Currency, Total }) => (
        <li key={Id}>
          <b className="num">{number}</b>
          <span>{State}</span>
          <small className="num">{moneyText(Total, Currency)}</small>
        </li>
      ))}
    </ul>
  </section>
);

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
            <ul className="linked-list">
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
