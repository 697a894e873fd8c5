import { Link } from '../../shared/router/link.tsx';
import { itemPageMessages } from '../messages/item.ts';
import { surveyMessages } from '../messages/survey.ts';
import type { StoredSurvey } from './survey-store.ts';

const messages = surveyMessages.visit;

interface VisitCardProps extends Pick<StoredSurvey, 'Site' | 'Order'> {
  /** Absent: order and quote are named without a way to them. */
  readonly isLinked?: boolean;
}

/** Whom to ring, where to go, and which of the doors there is measured: what stood on the surveyor's paper. */
export function VisitCard({
  Site: { Customer, Phone, Address, Door, Line, Quote },
  Order,
  isLinked = false,
}: VisitCardProps) {
  return (
    <section className="stack survey-visit" aria-label={messages.name}>
      <h2>{Customer || messages.nobody}</h2>
      {Address === '' ? null : <address>{Address}</address>}
      {Phone === '' ? null : (
        <a className="btn btn-line" href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>
          {messages.ring(Phone)}
        </a>
      )}
      <p>
        {Door}
        {Line === null ? null : <span className="num">{messages.line(Line)}</span>}
      </p>
      {Order === null ? null : isLinked ? (
        <Link to={`/installer/order/${Order.Id}`}>{itemPageMessages.inOrder(Order.Number)}</Link>
      ) : (
        <p>{itemPageMessages.inOrder(Order.Number)}</p>
      )}
      {Quote === null || !isLinked ? null : (
        <Link to={`/installer/quote/${Quote.Id}`}>{messages.quote(Quote.Number)}</Link>
      )}
    </section>
  );
}
