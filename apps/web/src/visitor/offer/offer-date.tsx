import { saidDay } from '@door/domain/making/promise/promise';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { calendarDayText, weekdayText } from '../../shared/text/dates.ts';
import type { AnswerParts } from './accept-form.tsx';
import { AskDialog } from './answer-dialogs.tsx';
import type { Offer } from './offer-calls.ts';
import { useTypedAnswer } from './use-answer.ts';
import { offerMessages } from './messages.ts';

const { date: t } = offerMessages;

type WireDate = NonNullable<NonNullable<Offer['Promise']>['Frozen']>;

/** When the doors come if the customer accepts in time, why, and what the date would be by now where that is another. */
export function OfferDate({ Promise: said }: { readonly Promise: Offer['Promise'] }) {
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

interface OrderDateProps extends Pick<AnswerParts, 'calls' | 'readAgain'> {
  readonly token: string;
  readonly offer: Pick<Offer, 'Supplier'>;
  readonly promise: NonNullable<NonNullable<Offer['Promise']>['Order']>;
}

/** The date that the order of an accepted quote was promised, why, and how it has moved. A wish for a later day goes the way of a question. */
export function OrderDate({ token, offer, promise, calls, readAgain }: OrderDateProps) {
  const { typed, type, forget } = useTypedAnswer(token);
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <section className="offer-date" aria-label={t.label}>
      <p className="offer-promised">{t.said(promise.What, promise.Grain, calendarDayText(weekOf(promise)))}</p>
      {promise.CheckedUntil === null ? null : <Checking until={promise.CheckedUntil} />}
      <Why date={promise} />
      {promise.Moves.length === 0 ? null : (
        <ol aria-label={t.moves} className="offer-moves">
          {promise.Moves.map(({ From, To, Cause }, at) => (
            <li key={promise.Moves.length - at}>
              <b>{t.move(calendarDayText(weekOf(From)), calendarDayText(weekOf(To)))}</b>
              {Cause === '' ? null : <span>{Cause}</span>}
            </li>
          ))}
        </ol>
      )}
      <Button onClick={() => setIsAsking(true)}>{offerMessages.later.open}</Button>
      <p role="status">{hasAsked ? offerMessages.askedLater(offer.Supplier.Name) : ''}</p>
      <AskDialog
        {...{ typed, type, calls, readAgain }}
        about="later"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          forget();
          setHasAsked(true);
          setIsAsking(false);
        }}
      />
    </section>
  );
}

/** @param until day and hour on the supplier's clock: `2026-12-03 17:00` */
function Checking({ until }: { readonly until: string }) {
  const [day = '', clock = ''] = until.split(' ');
  return <p role="status">{t.checking(weekdayText(day), clock)}</p>;
}
