import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { orderPageMessages } from '../../messages/orders.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';

const { customerPage: t, anyTitle, title } = orderPageMessages;

interface Seen {
  readonly order: OfficeOutputs['order']['page'];
}

/**
 * `/installer/order/ID/as-customer`: what the customer sees with their code. It records nothing.
 * @param Order the customer's own page, which is no part of the office
 */
export const asCustomer = (Order: ComponentType<Seen>) =>
  function AsCustomerPage() {
    const { id = '' } = useRouter().params;
    const query = useQuery(trpc.order.page.queryOptions({ Id: id }));
    const number = query.data?.Number;
    return (
      <>
        <PageHeader
          title={number === undefined ? t.title : t.seeTitle(number)}
          backLink={<Link to={`/installer/order/${id}`}>{number === undefined ? anyTitle : title(number)}</Link>}
        />
        <div className="office-body">
          <p>{t.seeNote}</p>
          <QueryResult query={query}>{(order) => <Order order={order} />}</QueryResult>
        </div>
      </>
    );
  };
