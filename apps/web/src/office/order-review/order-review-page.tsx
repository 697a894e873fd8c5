import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../door/paper/picture-urls.ts';
import { failureOf } from '../../platform/calls/failure.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { orderReviewWords as says } from '../words/order-review.ts';
import { CreditReview, ReceiptReview } from './money-review.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderReview } from './order-review.tsx';

/** `/order-review/ID?version=2&copy=trade`: an order on paper, for printing; without a number the latest, without a copy the customer's. `?receipt=ID` and `?credit=ID` are those of its payments and credit notes. */
export const OrderReviewPage = () => (
  <OfficeSession>
    <ChosenReview />
  </OfficeSession>
);

function ChosenReview() {
  const [receipt] = useSearchParam('receipt');
  const [credit] = useSearchParam('credit');
  if (receipt !== '') return <ReceiptReview id={receipt} />;
  return credit === '' ? <LoadedReview /> : <CreditReview id={credit} />;
}

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
