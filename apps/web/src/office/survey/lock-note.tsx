import { Link } from '../../shared/router/link.tsx';
import { itemPageMessages } from '../messages/item.ts';
import type { StoredSurvey } from './survey-store.ts';

interface LockNoteProps {
  readonly reason: string;
  readonly order: StoredSurvey['Order'];
}

/** Why something of the survey stays as it is, with a link to the order that holds it. */
export const LockNote = ({ reason, order }: LockNoteProps) => (
  <div className="survey-lock" role="note">
    {order === null ? null : <Link to={`/installer/order/${order.Id}`}>{itemPageMessages.lockedBy(order.Number)}</Link>}
    <p>{reason}</p>
  </div>
);
