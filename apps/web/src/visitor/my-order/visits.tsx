import { isWaiting, jobMoves } from '@door/domain/selling/visit/job-cycle';
import { Button } from '@door/ui/button';
import { useEffect, useState } from 'react';
import { dayOrTimeText, nearDateText, weekdayText } from '../../shared/text/dates.ts';
import type { MyOrder } from '../offer/offer-calls.ts';
import { useSending } from '../offer/use-answer.ts';
import { ChooseDay, startText } from './choose-day.tsx';
import { myOrderMessages } from './messages.ts';
import { WriteDialog } from './questions.tsx';
import type { RegionProps } from './region.ts';

const { visits: t } = myOrderMessages;

type Visit = NonNullable<MyOrder['Visits']>[number];

/** Who comes when, for the customer alone: they choose the day, and change it while there is time. */
export function VisitsRegion(props: RegionProps) {
  const { Visits, IsCancelled } = props.order;
  if (Visits === null || Visits.length === 0 || IsCancelled) return null;
  return (
    <section className="order-visits" id="order-visits" tabIndex={-1} aria-labelledby="order-visits-title">
      <h2 id="order-visits-title">{t.title}</h2>
      {Visits.map((visit) => (
        <article key={visit.VisitOf} aria-label={t.kinds[visit.Kind]}>
          <h3>{t.kinds[visit.Kind]}</h3>
          <VisitDays visit={visit} />
          <VisitActs {...props} visit={visit} />
        </article>
      ))}
    </section>
  );
}

interface VisitProps {
  readonly visit: Visit;
}

/** When somebody arrives, and who. */
function VisitDays({ visit: { Days, Who, State } }: VisitProps) {
  if (Days.length === 0) return null;
  const state = t.states[State];
  return (
    <>
      {Days.map((start) => (
        <p key={start.Start} className="order-visit-day num">
          {startText(start)}
        </p>
      ))}
      {state === undefined ? null : <p role="status">{state}</p>}
      {Who.length === 0 ? null : <p>{t.who(Who)}</p>}
    </>
  );
}

/** What the customer can do now: book what is kept for them, choose a day, change it, or ask for another. */
function VisitActs({ visit, ...props }: RegionProps & VisitProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { Held, CanChoose, CanChange, ChangeUntil, State } = visit;
  const choose = CanChange ? t.change : t.choose;
  const held = useKept(Held);
  return (
    <>
      {held === null ? null : <HeldTime {...props} visit={visit} held={held} />}
      {CanChange && ChangeUntil !== null ? (
        <p>{t.changeUntil(`${weekdayText(ChangeUntil.Day)} ${nearDateText(ChangeUntil.Day)}`, ChangeUntil.Clock)}</p>
      ) : null}
      {CanChoose || CanChange ? (
        <div className="order-acts">
          <Button look={CanChange || held ? 'quiet' : 'primary'} onClick={() => setIsChoosing(true)}>
            {held ? t.other : choose}
          </Button>
        </div>
      ) : null}
      {State === jobMoves.book.to && !CanChange ? <AskForDay {...props} /> : null}
      {isWaiting(State) && !CanChoose ? <p>{t.notYet}</p> : null}
      <ChooseDay
        {...props}
        title={choose}
        open={isChoosing}
        visitOf={visit.VisitOf}
        onClose={() => setIsChoosing(false)}
      />
    </>
  );
}

/** What is kept, until its time is over. */
function useKept(held: Visit['Held']): Visit['Held'] {
  const [over, setOver] = useState('');
  const until = held?.KeptUntil;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => setOver(until), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until === over ? null : held;
}

/** Once a day is fixed, another one goes the way of a question. */
function AskForDay({ calls, readAgain }: RegionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="order-acts">
      <p>{t.fixed}</p>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t.change}
      </Button>
      {isAsking ? (
        <WriteDialog
          title={t.change}
          label={t.wish}
          hasPhotos={false}
          send={(text, attempt) => calls.askAboutOrder(t.wished(text), attempt)}
          readAgain={readAgain}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}

interface HeldTimeProps extends RegionProps, VisitProps {
  readonly held: NonNullable<Visit['Held']>;
}

/** A time that is kept for a quarter of an hour, which survives a reload. */
function HeldTime({ visit, held, calls, readAgain }: HeldTimeProps) {
  const [attempt] = useState(() => crypto.randomUUID());
  const { isBusy, problem, send } = useSending(readAgain, '');
  const { VisitOf, CanChange } = visit;
  const book = () => calls.bookVisit({ visitOf: VisitOf, held, isMove: CanChange }, attempt);
  return (
    <div className="order-held">
      <p role="status" className="num">
        {t.held(
          startText(held),
          dayOrTimeText(held.KeptUntil, (time) => time),
        )}
      </p>
      <p role="alert">{problem}</p>
      <Button look="primary" busy={isBusy} onClick={() => void send(book, readAgain)}>
        {CanChange ? t.move : t.book}
      </Button>
    </div>
  );
}
