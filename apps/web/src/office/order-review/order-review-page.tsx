import type { DocumentState } from '@door/domain/lib/document';
import type { Paper } from '@door/domain/selling/quote/paper';
import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { PaperReview } from '../paper-review/paper-review.tsx';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, type ShownQuery } from '../queries/query-result.tsx';
import { orderReviewMessages as t } from '../messages/orders.ts';
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
      {query.data ? null : <h1 className="sr-only">{t.title}</h1>}
      <QueryResult query={query}>{(shown) => <OrderReview id={id} version={shown} />}</QueryResult>
    </main>
  );
}

interface ReviewProps {
  readonly id: string;
}

/** The receipt of a payment, for printing and as its PDF. */
const ReceiptReview = ({ id }: ReviewProps) => (
  <MoneyReview
    query={useQuery({
      ...trpc.order.getReceipt.queryOptions(id),
      refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
    })}
  />
);

/** A credit note, for printing and as its PDF. */
const CreditReview = ({ id }: ReviewProps) => (
  <MoneyReview
    query={useQuery({
      ...trpc.order.getCreditNote.queryOptions(id),
      refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
    })}
  />
);

interface MoneyPaper {
  readonly OrderId: string;
  readonly Paper: Paper;
  /** Absent: it has no PDF of the server, and is printed into one. */
  readonly DocumentState?: DocumentState | null;
  readonly DocumentsBefore?: number;
  readonly PdfUrl?: string | null;
}

/** A paper without doors. */
function MoneyReview({ query }: { readonly query: ShownQuery<MoneyPaper> }) {
  if (query.error && ['gone', 'refused'].includes(failureOf(query.error))) return <NoOrder />;
  return (
    <main className="paper-review">
      <QueryResult query={query}>
        {({ OrderId, Paper, DocumentState = null, DocumentsBefore = 0, PdfUrl = null }) => (
          <PaperReview
            back={`/installer/order/${OrderId}`}
            version={{ Paper, Hash: null, Pictures: [], PdfUrl, DocumentState, DocumentsBefore }}
            standing={[]}
          />
        )}
      </QueryResult>
    </main>
  );
}

/** In place of a paper that there is not, or that is another supplier's. */
const NoOrder = () => (
  <PlainMessage title={t.title} sentence={t.none}>
    <Link className="btn btn-line" to="/installer/order">
      {t.showAll}
    </Link>
  </PlainMessage>
);
