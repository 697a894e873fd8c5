import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { Link } from '../../platform/router/link.tsx';
import { orderReviewWords as says } from '../words/order-review.ts';

/** In place of a paper that there is not, or that is another supplier's. */
export const NoOrder = () => (
  <PlainMessage title={says.title} sentence={says.none}>
    <Link className="btn btn-line" to="/installer/order">
      {says.showAll}
    </Link>
  </PlainMessage>
);
