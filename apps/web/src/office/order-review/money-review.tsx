import type { DocumentState } from '@door/domain/model/document';
import type { Paper } from '@door/domain/quote/paper';
import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../door/paper/picture-urls.ts';
import { failureOf } from '../../platform/calls/failure.ts';
import { PaperReview } from '../paper-review/paper-review.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, type ShownQuery } from '../queries/query-result.tsx';
import { NoOrder } from './no-order.tsx';

interface ReviewProps {
  readonly id: string;
}

/** The receipt of a payment, for printing. */
export const ReceiptReview = ({ id }: ReviewProps) => (
  <MoneyReview query={useQuery(trpc.order.getReceipt.queryOptions(id))} />
);

/** A credit note, for printing and as its PDF. */
export const CreditReview = ({ id }: ReviewProps) => (
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
