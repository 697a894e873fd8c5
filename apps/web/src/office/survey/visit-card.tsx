import { Link } from '../../shared/router/link.tsx';
import { itemPageWords } from '../words/item.ts';
import { surveyWords } from '../words/survey.ts';
import type { StoredSurvey } from './survey-store.ts';

const words = surveyWords.visit;

type VisitCardProps = Pick<StoredSurvey, 'Site' | 'Order'>;

/** Whom to ring, where to go, and which of the doors there is measured: what stood on the surveyor's paper. */
export function VisitCard({ Site: { Customer, Phone, Address, Door, Line, Quote }, Order }: VisitCardProps) {
  return (
    <section className="stack survey-visit" aria-label={words.name}>
      <h2>{Customer || words.nobody}</h2>
      {Address === '' ? null : <address>{Address}</address>}
      {Phone === '' ? null : (
        <a className="btn btn-line" href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>
          {words.ring(Phone)}
        </a>
      )}
      <p>
        {Door}
        {Line === null ? null : <span className="num">{words.line(Line)}</span>}
      </p>
      {Order === null ? null : <Link to={`/installer/order/${Order.Id}`}>{itemPageWords.lockedBy(Order.Number)}</Link>}
      {Quote === null ? null : <Link to={`/installer/quote/${Quote.Id}`}>{words.quote(Quote.Number)}</Link>}
    </section>
  );
}
