import { isFrom } from '@door/domain/people/history/life-cycle';
import { jobMoves } from '@door/domain/selling/visit/job-cycle';
import { Button } from '@door/ui/button';
import { Link } from '../../shared/router/link.tsx';
import { dayText } from '../../shared/text/dates.ts';
import { movable } from '../layout/drag.ts';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages } from '../messages/diary.ts';
import type { Carried, DiaryJob } from './diary-wire.ts';
import { JobPill } from './visit-parts.tsx';

const { toBook: t } = diaryMessages;

interface ToBookProps {
  readonly jobs: readonly DiaryJob[];
  /** null: there is no grid to carry it to. */
  readonly onCarry: ((carried: Carried | null) => void) | null;
  onBook(job: DiaryJob): void;
}

/** What waits for a day, what was promised for the earliest day first. */
export const ToBook = ({ jobs, onCarry, onBook }: ToBookProps) => (
  <section className="board-waiting" id="to-book" aria-labelledby="to-book-title" tabIndex={-1}>
    <header>
      <h2 id="to-book-title">{t.title}</h2> <span className="num office-number">{jobs.length}</span>
    </header>
    {jobs.length === 0 ? <p className="office-hint">{t.none}</p> : null}
    <ul>
      {jobs.map((job) => (
        <li
          key={job.Id}
          className="board-line"
          {...movable(job.Number, {
            onDrag: () => onCarry?.({ job }),
            onDragEnd: () => onCarry?.(null),
            onMoveKey: () => {
              if (!onCarry) return onBook(job);
              onCarry({ job });
              document.querySelector<HTMLElement>('.diary-grid td')?.focus();
            },
          })}
        >
          <JobText job={job} />
          <Button
            scale="row"
            aria-haspopup="dialog"
            aria-keyshortcuts="m"
            aria-label={diaryMessages.ofVisit(t.book, job.Number)}
            onClick={() => onBook(job)}
          >
            {t.book}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

function JobText({ job }: { readonly job: DiaryJob }) {
  const today = useToday();
  const { Promised, PromisedGrain } = job;
  return (
    <div>
      <b>
        <Link className="num" to={`/installer/order/${job.OrderId}/visits`}>
          {job.Number}
        </Link>{' '}
        {job.Customer}
      </b>
      <small>{[job.Town, t.what(job)].filter((part) => part !== '').join(', ')}</small>
      <small className="num">
        {Promised === null || PromisedGrain === null
          ? t.notPromised
          : t.promised[PromisedGrain](dayText(Promised, today))}
      </small>
      {isFrom(jobMoves.book, job.State) && job.Reason !== '' ? (
        <small>
          <JobPill job={job} /> {job.Reason}
        </small>
      ) : null}
    </div>
  );
}
