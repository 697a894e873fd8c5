import { useQuery } from '@tanstack/react-query';
import { askAgainAfter } from '../../../door/paper/picture-urls.ts';
import { Link } from '../../../platform/router/link.tsx';
import type { ShownOrderVersion } from '../../order-review/order-review.tsx';
import { SendConfirmation } from '../../order-review/send-confirmation.tsx';
import { FrozenPaper } from '../../paper-review/frozen-paper.tsx';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { orderReviewWords } from '../../words/order-review.ts';
import { paperReviewWords } from '../../words/paper-review.ts';
import type { OpenedOrder } from '../order-wire.ts';
import './order-review-tab.css';

/** Exactly the paper that the customer gets, with its PDF, its print page, the works copy and the button that mails it. */
export function OrderReviewTab({ order: { Id } }: { readonly order: OpenedOrder }) {
  const query = useQuery({
    ...trpc.order.getVersion.queryOptions({ Id, Copy: 'customer' }),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
  });
  return <QueryResult query={query}>{(version) => <Paper orderId={Id} version={version} />}</QueryResult>;
}

interface PaperProps {
  readonly orderId: string;
  readonly version: ShownOrderVersion;
}

function Paper({ orderId, version }: PaperProps) {
  const { Hash, IsLatest, PdfUrl, DocumentState, DocumentsBefore } = version;
  const pdf = paperReviewWords.pdfText(DocumentState, DocumentsBefore);
  return (
    <>
      <div className="order-review-acts">
        <p role="status">
          {[Hash === null ? orderReviewWords.draft : '', pdf].filter((each) => each !== '').join(' ')}
        </p>
        {PdfUrl === null ? null : (
          <a className="btn btn-line" href={PdfUrl} target="_blank" rel="noreferrer">
            {paperReviewWords.pdf}
          </a>
        )}
        <Link className="btn btn-line" to={`/order-review/${orderId}`}>
          {paperReviewWords.print}
        </Link>
        <Link className="btn btn-line" to={`/order-review/${orderId}?copy=trade`}>
          {orderReviewWords.copies.trade}
        </Link>
        {Hash !== null && IsLatest ? <SendConfirmation id={orderId} version={version} /> : null}
      </div>
      <FrozenPaper version={version} />
    </>
  );
}
