import { daysAfter } from '@door/domain/lib/open-days';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { dayText } from '../../shared/text/dates.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useToday } from '../layout/use-now.ts';
import { useSearchParams } from '../layout/use-search-param.ts';
import { diaryMessages as t } from '../messages/diary.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { Away, AwayDialog } from './away-dialog.tsx';
import { BookDialog, DropBack, RebookDialog } from './book-dialog.tsx';
import { type Carried, type DiaryJob, type DiaryVisit, mondayOf, type Place } from './diary-wire.ts';
import { FeedsDialog } from './feeds-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import { ToBook } from './to-book.tsx';
import { VisitList } from './visit-list.tsx';
import { isMovable, type VisitAct } from './visit-parts.tsx';
import { WeekGrid } from './week-grid.tsx';
import '../batches/board/board.css';
import './diary.css';

const teamsPath = '/installer/settings/diary';

const views = ['day', 'week', 'list'] as const;

type Dialog =
  | { readonly act: 'book'; readonly job: DiaryJob; readonly at: Partial<Place> | undefined }
  | { readonly act: 'absence' | 'weather' | 'feeds' }
  | { readonly act: VisitAct; readonly visit: DiaryVisit };

/** `/installer/diary`: what waits for a day at the left, and who goes where when. */
export function DiaryPage() {
  const [params, change] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const today = useToday();
  const [carried, setCarried] = useState<Carried | null>(null);
  const isNarrow = useIsNarrow();
  const shownViews = views.filter((each) => each !== 'week' || !isNarrow);
  const view = shownViews.find((each) => each === params.view) ?? (isNarrow ? 'day' : 'week');
  const hasGrid = view !== 'list' && !isNarrow;
  const asked = /^\d{4}-\d\d-\d\d$/.test(params.day ?? '') ? (params.day ?? today) : today;
  const from = view === 'day' ? asked : mondayOf(asked);
  const length = view === 'day' ? 1 : 7;
  const days = useQuery(trpc.diary.days.queryOptions({ From: from, Days: length }));
  const waiting = useQuery(trpc.diary.toBook.queryOptions());
  const close = () => setDialog(null);
  const act = (chosen: VisitAct, visit: DiaryVisit) => setDialog({ act: chosen, visit });
  const drop = (teamId: string, day: string) => {
    if (carried) setDialog({ act: 'book', job: carried.job, at: { teamId, day, ...carried.at } });
    setCarried(null);
  };
  const goTo = (day: string) => change({ day: day === today ? '' : day });
  return (
    <>
      <PageHeader title={t.title}>
        <Link className="btn btn-quiet" to={teamsPath}>
          {t.teams}
        </Link>
        {(['absence', 'weather'] as const).map((kind) => (
          <Button key={kind} aria-haspopup="dialog" onClick={() => setDialog({ act: kind })}>
            {t[kind]}
          </Button>
        ))}
        <Button aria-haspopup="dialog" onClick={() => setDialog({ act: 'feeds' })}>
          {t.feeds.open}
        </Button>
      </PageHeader>
      <div className="office-body">
        <div className="board">
          <QueryResult query={waiting}>
            {({ Jobs }) => (
              <ToBook
                jobs={Jobs}
                onCarry={hasGrid ? setCarried : null}
                onBook={(job) => setDialog({ act: 'book', job, at: undefined })}
              />
            )}
          </QueryResult>
          <section aria-label={t.title} className="diary" onKeyDown={({ key }) => key === 'Escape' && setCarried(null)}>
            <div className="row office-section-head">
              <h2 className="num">{t.range(dayText(from, today), dayText(daysAfter(from, length - 1), today))}</h2>
              <span className="row">
                <Button scale="row" onClick={() => goTo(daysAfter(from, -length))}>
                  {t.before}
                </Button>
                <Button scale="row" onClick={() => goTo(today)}>
                  {t.today}
                </Button>
                <Button scale="row" onClick={() => goTo(daysAfter(from, length))}>
                  {t.after}
                </Button>
                <FilterChips
                  label={t.view}
                  chips={shownViews.map((value) => ({ value, label: t.views[value] }))}
                  chosen={view}
                  onChoose={(value) => change({ view: value })}
                />
              </span>
            </div>
            <QueryResult query={days}>
              {(shown) => (
                <>
                  {shown.Visits.length === 0 ? <Empty isDay={view === 'day'} hasTeam={shown.Teams.length > 0} /> : null}
                  {hasGrid && shown.Teams.length > 0 ? (
                    <WeekGrid
                      {...{ from, length, carried }}
                      days={shown}
                      onCarry={setCarried}
                      onDrop={drop}
                      onAct={act}
                    />
                  ) : null}
                  {hasGrid || shown.Visits.length === 0 ? null : <VisitList days={shown} onAct={act} />}
                  <Away absences={shown.Absences} />
                </>
              )}
            </QueryResult>
            <p className="sr-only" role="status">
              {carried ? t.carried(carried.job.Number) : ''}
            </p>
          </section>
        </div>
      </div>
      {dialog?.act === 'book' ? <BookDialog job={dialog.job} at={dialog.at} onClose={close} /> : null}
      {dialog?.act === 'rebook' ? <RebookDialog visit={dialog.visit} onClose={close} /> : null}
      {dialog?.act === 'absence' || dialog?.act === 'weather' ? (
        <AwayDialog kind={dialog.act} day={view === 'day' || today < from ? from : today} onClose={close} />
      ) : null}
      {dialog?.act === 'swap' ? (
        <SwapDialog
          visit={dialog.visit}
          others={(days.data?.Visits ?? []).filter((each) => isMovable(each) && each.Job.Id !== dialog.visit.Job.Id)}
          onClose={close}
        />
      ) : null}
      {dialog?.act === 'feeds' ? <FeedsDialog onClose={close} /> : null}
      {dialog?.act === 'dropBack' ? <DropBack job={dialog.visit.Job} onClose={close} /> : null}
    </>
  );
}

const narrow = matchMedia('(max-width: 56.25em)');

const listenToWidth = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** On a phone there is no room for a grid: the visits of a day are a list. */
const useIsNarrow = (): boolean => useSyncExternalStore(listenToWidth, () => narrow.matches);

/** Nobody fits yet, or nothing is booked: with what is done about it. */
const Empty = ({ isDay, hasTeam }: { readonly isDay: boolean; readonly hasTeam: boolean }) => (
  <div className="office-empty">
    <p>{hasTeam ? t.nothing[isDay ? 'day' : 'week'] : t.noTeam}</p>
    {hasTeam ? (
      <Button onClick={() => document.getElementById('to-book')?.focus()}>{t.toBook.title}</Button>
    ) : (
      <Link className="btn btn-primary" to={teamsPath}>
        {t.addTeam}
      </Link>
    )}
  </div>
);
