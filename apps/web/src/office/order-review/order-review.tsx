import { Link } from '../../shared/router/link.tsx';
import { PaperReview } from '../paper-review/paper-review.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { orderReviewMessages as t } from '../messages/orders.ts';
import { SendConfirmation } from './send-confirmation.tsx';
import './order-review.css';

export type ShownOrderVersion = OfficeOutputs['order']['getVersion'];

interface OrderReviewProps {
  readonly id: string;
  readonly version: ShownOrderVersion;
}

/** The paper of an order with its other copy; of the latest confirmation with a button that mails it. */
export function OrderReview({ id, version }: OrderReviewProps) {
  const { Hash, IsLatest, Version, Copy, Blockers } = version;
  const other = Copy === 'trade' ? 'customer' : 'trade';
  const ofVersion = Hash === null ? '' : `&version=${String(Version)}`;
  return (
    <PaperReview
      back={`/installer/order/${id}`}
      version={version}
      standing={[Hash === null ? t.draft : '', IsLatest ? '' : t.earlier]}
      acts={
        <>
          <Link className="btn btn-quiet" to={`/order-review/${id}?copy=${other}${ofVersion}`}>
            {t.copies[other]}
          </Link>
          {Hash !== null && IsLatest && Copy === 'customer' ? <SendConfirmation id={id} version={version} /> : null}
        </>
      }
      notice={Blockers.length === 0 ? null : <OpenPoints blockers={Blockers} />}
    />
  );
}

/** What is not yet as it must be before a draft is confirmed: an empty box before each, as on a list to be ticked. */
const OpenPoints = ({ blockers }: { readonly blockers: ShownOrderVersion['Blockers'] }) => (
  <section className="order-review-open" aria-label={t.open}>
    <h2>{t.open}</h2>
    <ul>
      {blockers.map(({ Code, Text }) => (
        <li key={`${Code} ${Text}`}>{Text}</li>
      ))}
    </ul>
  </section>
);
