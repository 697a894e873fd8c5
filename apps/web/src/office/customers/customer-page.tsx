import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { HistoryList } from '../layout/history-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeMessages } from '../messages/office.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';
import { QuotesOf } from '../quotes/quotes-of.tsx';
import { TheirEnquiries, TheirItems, TheirOrders } from './customer-work.tsx';
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
