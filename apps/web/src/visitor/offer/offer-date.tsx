import { saidDay } from '@door/domain/making/promise/promise';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { Offer } from './offer-calls.ts';
import { offerMessages } from './messages.ts';

const { date: t } = offerMessages;

type WireDate = NonNullable<NonNullable<Offer['Promise']>['Frozen']>;

/** When the doors come if the customer accepts in time, why, what the date would be by now where that is another, and how such dates were kept. */
export function OfferDate({ Promise: said, Kept: kept }: Pick<Offer, 'Promise' | 'Kept'>) {
  const { Frozen, Live } = said ?? { Frozen: null, Live: null };
  const shown = Frozen ?? Live;
  if (shown === null) return null;
  const hasMoved = Frozen !== null && Live !== null && weekOf(Live) !== weekOf(Frozen);
  return (
    <section className="offer-date" aria-label={t.label}>
      <p>
        <b>{t.said(shown.What, shown.Grain, calendarDayText(weekOf(shown)))}</b>{' '}
        <span>{t.acceptBy(calendarDayText(shown.AcceptBy))}</span>
      </p>
      {hasMoved ? <p>{t.moved(calendarDayText(weekOf(Live)))}</p> : null}
      <Why date={hasMoved ? Live : shown} />
      {kept === null ? null : <p>{t.kept(kept.Orders, kept.AsFirstPromised, kept.AsLastTold)}</p>}
    </section>
  );
}

const weekOf = ({ Day, Grain }: Pick<WireDate, 'Day' | 'Grain'>): string => saidDay({ day: Day, grain: Grain });

const Why = ({ date: { Reasons } }: { readonly date: Pick<WireDate, 'Reasons'> }) =>
  Reasons.length === 0 ? null : (
    <details>
      <summary>{t.why}</summary>
      <ul>
        {Reasons.map(({ Day, Text, Binds }) => (
          <li key={Text}>
            <span className="num">{calendarDayText(Day)}</span>
            {Binds ? <b>{Text}</b> : <span>{Text}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
