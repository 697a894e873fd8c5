import { designLabel } from '@door/domain/door/design/design-label';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../designer/app/app-context.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { itemPath } from '../items/item-path.ts';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import { LinkedList } from '../layout/linked-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { officeMessages } from '../messages/office.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useItems } from '../queries/use-items.ts';
import { QuotesOf } from '../quotes/quotes-of.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';
import './customer.css';

const { customer: t, customers, titles } = officeMessages;

/** `/installer/customer/ID`: who they are, their sites and contacts, and what they asked for. */
export function CustomerPage() {
  const { id = '' } = useRouter().params;
  const query = useQuery(trpc.customer.getCustomerById.queryOptions(id));
  const backLink = <Link to="/installer/customers">{titles.customers}</Link>;
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoCustomer />;
  return (
    <>
      <PageHeader title={query.data?.Name ?? titles.customer} backLink={backLink}>
        {query.data ? <CustomerActions customer={query.data} /> : null}
      </PageHeader>
      <QueryResult query={query}>
        {(customer) => (
          <div className="customer-page">
            <CustomerForm key={customer.Id} customer={customer} />
            <div className="customer-beside">
              <QuotesOf of={{ Customer: customer.Id }} none={t.noQuotes} />
              <TheirOrders orders={customer.Orders} />
              <TheirEnquiries customerId={customer.Id} />
              <TheirItems customerId={customer.Id} />
              <section aria-labelledby="history">
                <h2 id="history">{t.history}</h2>
                <HistoryList entries={customer.History} next={null} />
              </section>
            </div>
          </div>
        )}
      </QueryResult>
    </>
  );
}

const NoCustomer = () => (
  <div className="office-body">
    <PlainMessage title={titles.customer} sentence={t.none}>
      <Link className="btn btn-line" to="/installer/customers">
        {customers.showAll}
      </Link>
    </PlainMessage>
  </div>
);

interface TheirsProps {
  readonly customerId: string;
}

/** The enquiries of a customer, the latest first. */
function TheirEnquiries({ customerId: Customer }: TheirsProps) {
  const query = useEnquiries('all', '', { Customer });
  return (
    <LinkedList id="enquiries" title={t.enquiries} query={query} none={t.noEnquiries} keyOf={({ Id }) => Id}>
      {({ Id, Number: number, Door, State, Outcome, Assignee }) => (
        <>
          <Link to={`/installer/enquiry/${Id}`}>{number}</Link>
          <EnquiryPill state={State} outcome={Outcome} isTaken={Assignee !== null} />
          <small>{Door}</small>
        </>
      )}
    </LinkedList>
  );
}

const pageSize = 20;

/** The orders of a customer, the latest first. */
const TheirOrders = ({ orders }: { readonly orders: OfficeOutputs['customer']['getCustomerById']['Orders'] }) => (
  <section aria-labelledby="orders">
    <h2 id="orders">{t.orders}</h2>
    {orders.length === 0 ? <p>{t.noOrders}</p> : null}
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
function TheirItems({ customerId: Customer }: TheirsProps) {
  const { catalogue } = useApp();
  const query = useItems('', pageSize, { Customer });
  return (
    <LinkedList id="items" title={t.items} query={query} none={t.noItems} keyOf={({ item }) => item.id}>
      {({ item, number }) => (
        <>
          <Link to={itemPath(item)}>{number}</Link>
          <small>{designLabel(item, catalogue)}</small>
        </>
      )}
    </LinkedList>
  );
}
