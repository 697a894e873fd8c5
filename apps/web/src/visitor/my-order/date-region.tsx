import { saidDay } from '@door/domain/making/promise/promise';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { calendarDayText, weekdayText } from '../../shared/text/dates.ts';
import { AskDialog } from '../offer/answer-dialogs.tsx';
import { offerMessages } from '../offer/messages.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { useTypedAnswer } from '../offer/use-answer.ts';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './region.ts';

const { date: t } = myOrderMessages;

type WirePromise = NonNullable<MyOrder['Promise']>;

/** The date that was promised, why, and how it has moved. */
export function DateRegion({ token, order, calls, readAgain }: RegionProps) {
  const { Promise: promise, Level, Supplier } = order;
  if (promise === null) return null;
  return (
    <section className="offer-date" aria-labelledby="order-date">
      <h2 id="order-date">{t.title}</h2>
      <p className="offer-promised">{t.said(promise.What, promise.Grain, dayOf(promise))}</p>
      {promise.IsChecked ? <Checking until={promise.CheckedUntil} /> : null}
      <Reasons reasons={promise.Reasons} />
      <Moves moves={promise.Moves} />
      {Level === 2 ? <AskLater {...{ token, calls, readAgain }} supplier={Supplier.Name} /> : null}
    </section>
  );
}

const dayOf = ({ Day, Grain }: Pick<WirePromise, 'Day' | 'Grain'>): string =>
  calendarDayText(saidDay({ day: Day, grain: Grain }));

/** @param until day and hour on the supplier's clock: `2026-12-03 17:00`; null: it has passed */
function Checking({ until }: { readonly until: string | null }) {
  const [day = '', clock = ''] = until?.split(' ') ?? [];
  return <p role="status">{until === null ? t.stillChecking : t.checking(weekdayText(day), clock)}</p>;
}

const Reasons = ({ reasons }: { readonly reasons: WirePromise['Reasons'] }) =>
  reasons.length === 0 ? null : (
    <details>
      <summary>{t.why}</summary>
      <ul>
        {reasons.map(({ Day, Text, Binds }) => (
          <li key={Text}>
            <span className="num">{calendarDayText(Day)}</span>
            {Binds ? <b>{Text}</b> : <span>{Text}</span>}
          </li>
        ))}
      </ul>
    </details>
  );

const Moves = ({ moves }: { readonly moves: WirePromise['Moves'] }) =>
  moves.length === 0 ? null : (
    <details open>
      <summary>{t.moves}</summary>
      <ol className="offer-moves">
        {moves.map(({ From, To, Cause }, at) => (
          <li key={moves.length - at}>
            <b>{t.move(dayOf(From), dayOf(To))}</b>
            {Cause === '' ? null : <span>{Cause}</span>}
          </li>
        ))}
      </ol>
    </details>
  );

interface AskLaterProps extends Pick<RegionProps, 'token' | 'calls' | 'readAgain'> {
  readonly supplier: string;
}

/** A wish for a later day goes the way of a question. */
function AskLater({ token, calls, readAgain, supplier }: AskLaterProps) {
  const { typed, type, forget } = useTypedAnswer(token);
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{offerMessages.later.open}</Button>
      <p role="status">{hasAsked ? offerMessages.askedLater(supplier) : ''}</p>
      <AskDialog
        {...{ typed, type, readAgain }}
        calls={{ ...calls, ask: calls.askAboutOrder }}
        about="later"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          forget();
          readAgain();
          setHasAsked(true);
          setIsAsking(false);
        }}
      />
    </>
  );
}
