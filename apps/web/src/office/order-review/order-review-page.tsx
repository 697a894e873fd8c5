import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../door/paper/picture-urls.ts';
import { failureOf } from '../../platform/calls/failure.ts';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { orderReviewWords as says } from '../words/order-review.ts';
import { OrderReview } from './order-review.tsx';

/** `/order-review/ID?version=2&copy=trade`: an order on paper, for printing; without a number the latest, without a copy the customer's. */
export const OrderReviewPage = () => (
  <OfficeSession>
    <LoadedReview />
  </OfficeSession>
);

function LoadedReview() {
  const { id = '' } = useRouter().params;
  const [version] = useSearchParam('version');
  const [copy] = useSearchParam('copy');
  const query = useQuery({
    ...trpc.order.getVersion.queryOptions({
      Id: id,
      Copy: copy === 'trade' ? 'trade' : 'customer',
      ...(version === '' ? {} : { Version: Number(version) }),
    }),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
  });
  const isNone = query.error !== null && ['gone', 'refused'].includes(failureOf(query.error));
  if (isNone) return <NoOrder />;
  return (
    <main className="paper-review">
      {query.data ? null : <h1 className="sr-only">{says.title}</h1>}
      <QueryResult query={query}>{(shown) => <OrderReview id={id} version={shown} />}</QueryResult>
    </main>
  );
}

const NoOrder = () => (
  <PlainMessage title={says.title} sentence={says.none}>
    <Link className="btn btn-line" to="/installer/home">
      {says.home}
    </Link>
  </PlainMessage>
);
