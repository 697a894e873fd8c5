import type { Paper } from '@door/domain/quote/paper';
import { useQuery } from '@tanstack/react-query';
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

/** A credit note, for printing. */
export const CreditReview = ({ id }: ReviewProps) => (
  <MoneyReview query={useQuery(trpc.order.getCreditNote.queryOptions(id))} />
);

/** A paper without doors. It is printed from here, also into a PDF. */
function MoneyReview({ query }: { readonly query: ShownQuery<{ readonly Paper: Paper }> }) {
  if (query.error && ['gone', 'refused'].includes(failureOf(query.error))) return <NoOrder />;
  return (
    <main className="paper-review">
      <QueryResult query={query}>
        {({ Paper }) => (
          <PaperReview
            back="/installer/home"
            version={{ Paper, Hash: null, Pictures: [], PdfUrl: null, DocumentState: null }}
            standing={[]}
          />
        )}
      </QueryResult>
    </main>
  );
}
