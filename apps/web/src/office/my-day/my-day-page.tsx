import { isFrom } from '@door/domain/people/history/life-cycle';
import { jobMoves } from '@door/domain/selling/visit/job-cycle';
import { townOf } from '@door/domain/selling/visit/town-of';
import { Button } from '@door/ui/button';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { failureText } from '../../shared/calls/failure.ts';
import { keepPage } from '../../shared/offline/keep-page.ts';
import { Link } from '../../shared/router/link.tsx';
import { dayText, momentText } from '../../shared/text/dates.ts';
import { JobPill } from '../diary/visit-parts.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import { diaryMessages } from '../messages/diary.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { officeMessages } from '../messages/office.ts';
import { JobView } from './job.tsx';
import type { Day, Visit } from './my-day-wire.ts';
import { doorsOf, visitWith } from './said-visit.ts';
import { StepButton } from './step-button.tsx';
import { Unsent } from './unsent.tsx';
import { useDays, useOwner, useVisitQueue } from './use-my-day.ts';
import './my-day.css';

const { days: t, visit: ofVisit, measures, title } = myDayMessages;

const MeasureDoor = lazy(() => import('./measure.tsx').then((module) => ({ default: module.MeasureDoor })));

/** What is fetched when it is asked for: where there is no network it could not be. */
const loadLater = () =>
  Promise.all([import('./hand-over.tsx'), import('./measure.tsx'), import('../batches/scan/qr-reader.ts')]);

/** `/installer/my-day`: a fitter's visits, one of them opened by `?visit=ID`. Everything works without a network, and is sent later. */
export function MyDayPage() {
  const owner = useOwner();
  const { queue, state } = useVisitQueue(owner);
  const { today, days, isRead, answers } = useDays(owner);
  const [{ day: asked = '', visit: opened = '', line = '' }, change] = useSearchParams();
  useEffect(() => void keepPage(loadLater), []);
  useEffect(() => {
    // In a block: browsers answer a promise by now, which is no way to end an effect.
    scrollTo(0, 0);
  }, [opened, line]);
  const day = days.includes(asked) ? asked : today;
  const answer = answers[days.indexOf(day)];
  const waiting = state.waiting;
  const visits = useMemo(
    () => (answer?.data?.Visits ?? []).map((visit) => visitWith(visit, waiting)),
    [answer?.data, waiting],
  );
  const visit = visits.find(({ Id }) => Id === opened);
  const measure = visit?.Measures.find(({ LineId }) => LineId === line);
  const numberOf = (id: string) =>
    answers.flatMap(({ data }) => data?.Visits ?? []).find(({ Id }) => Id === id)?.Number ?? '';
  const isAway = answer?.error && answer.data;
  return (
    <>
      <PageHeader
        key={opened}
        title={visit ? ofVisit.heading(visit.Number, visit.Customer) : title}
        backLink={opened === '' ? null : <Back day={day} visit={measure ? opened : ''} />}
        beside={visit ? <JobPill job={visit} /> : null}
      />
      <div className="office-body my-day">
        <Unsent queue={queue} state={state} numberOf={numberOf} />
        {isAway ? (
          <p className="my-day-note">{t.asOf(momentText(new Date(answer.dataUpdatedAt).toISOString()))}</p>
        ) : null}
        {opened === '' ? (
          <>
            <DayChoice day={day} today={today} days={days} onChoose={(chosen) => change({ day: chosen })} />
            {answer?.data ? (
              <DayList answer={answer.data} visits={visits} day={day} queue={queue} />
            ) : (
              <NoAnswer isRead={isRead} error={answer?.error ?? null} />
            )}
          </>
        ) : visit && measure ? (
          <Suspense fallback={<p role="status">{officeMessages.asking.loading}</p>}>
            <MeasureDoor key={measure.LineId} visit={visit} measure={measure} />
          </Suspense>
        ) : visit && queue ? (
          <JobView visit={visit} queue={queue} />
        ) : (
          <NoVisit isKnown={answer?.data !== undefined} isRead={isRead} error={answer?.error ?? null} />
        )}
      </div>
    </>
  );
}

interface BackProps {
  readonly day: string;
  /** Of which a door is measured; '': none. */
  readonly visit: string;
}

const Back = ({ day, visit }: BackProps) =>
  visit === '' ? (
    <Link to={`/installer/my-day?day=${day}`}>{ofVisit.all}</Link>
  ) : (
    <Link to={`/installer/my-day?day=${day}&visit=${visit}`}>{measures.back}</Link>
  );

interface DayChoiceProps {
  readonly day: string;
  readonly today: string;
  readonly days: readonly string[];
  onChoose(day: string): void;
}

/** One day back or ahead, as far as fitters see. */
function DayChoice({ day, today, days, onChoose }: DayChoiceProps) {
  const [before, after] = [days[days.indexOf(day) - 1], days[days.indexOf(day) + 1]];
  return (
    <nav className="my-day-choice" aria-label={t.label}>
      <h2 aria-live="polite">{dayText(day, today)}</h2>
      <div className="row">
        <Button disabled={before === undefined} onClick={() => before && onChoose(before)}>
          {t.before}
        </Button>
        <Button onClick={() => onChoose(today)}>{t.today}</Button>
        <Button disabled={after === undefined} onClick={() => after && onChoose(after)}>
          {t.after}
        </Button>
      </div>
    </nav>
  );
}

/** Town and doors; of what is no fitting also what it is. */
const placeOf = (visit: Visit): string =>
  [
    townOf(visit.Address) || visit.Address,
    ofVisit.doors(doorsOf(visit)),
    visit.Kind === 'fitting' ? '' : diaryMessages.kinds[visit.Kind],
  ]
    .filter((part) => part !== '')
    .join(', ');

interface DayListProps {
  readonly answer: Day;
  readonly visits: readonly Visit[];
  readonly day: string;
  readonly queue: ReturnType<typeof useVisitQueue>['queue'];
}

function DayList({ answer, visits, day, queue }: DayListProps) {
  if (answer.Name === '') return <p>{t.nobody}</p>;
  if (visits.length === 0) return <p>{t.none}</p>;
  return (
    <ul className="my-day-list">
      {visits.map((visit) => (
        <li key={visit.Id} data-row>
          <Link to={`/installer/my-day?day=${day}&visit=${visit.Id}`}>
            <b className="num">{ofVisit.time(visit.From, visit.To)}</b>
            <span>{placeOf(visit)}</span>
            <small className="num">{visit.Number}</small>
          </Link>
          <JobPill job={visit} />
          {queue && isFrom(jobMoves.setOut, visit.State) ? (
            <StepButton step="set out" visit={visit} queue={queue} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface NoAnswerProps {
  readonly isRead: boolean;
  readonly error: unknown;
}

/** It is being asked for, or was not while there was a network. */
const NoAnswer = ({ isRead, error }: NoAnswerProps) =>
  isRead && error !== null ? (
    <p role="alert">{[failureText(error), t.notHere].join(' ')}</p>
  ) : (
    <p className="office-waiting" role="status">
      {officeMessages.asking.loading}
    </p>
  );

const NoVisit = ({ isKnown, ...answer }: NoAnswerProps & { readonly isKnown: boolean }) =>
  isKnown ? <p role="status">{ofVisit.gone}</p> : <NoAnswer {...answer} />;
