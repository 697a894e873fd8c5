import { daysAfter } from '@door/domain/lib/open-days';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { dayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { useToday } from '../layout/use-now.ts';
import { useSearchParams } from '../layout/use-search-param.ts';
import { diaryMessages as t } from '../messages/diary.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { BookDialog } from './book-dialog.tsx';
import { type Carried, type DiaryJob, diaryMutationMeta, type DiaryVisit, mondayOf, type Place } from './diary-wire.ts';
import { ToBook } from './to-book.tsx';
import { VisitList } from './visit-list.tsx';
import type { VisitAct } from './visit-parts.tsx';
import { WeekGrid } from './week-grid.tsx';
import '../batches/board/board.css';
import './diary.css';

const views = ['day', 'week', 'list'] as const;

type Dialog =
  | { readonly act: 'book'; readonly job: DiaryJob; readonly at: Partial<Place> | undefined }
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
        <Button onClick={() => goTo(today)}>{t.today}</Button>
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
      {dialog?.act === 'rebook' ? <Rebook visit={dialog.visit} onClose={close} /> : null}
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
    {hasTeam ? <Button onClick={() => document.getElementById('to-book')?.focus()}>{t.toBook.title}</Button> : null}
  </div>
);

interface VisitDialogProps {
  readonly visit: DiaryVisit;
  onClose(): void;
}

const Rebook = ({ visit: { Job, TeamId, Day, From }, onClose }: VisitDialogProps) => (
  <BookDialog job={Job} at={{ teamId: TeamId, day: Day, start: From }} onClose={onClose} />
);

interface DropBackProps {
  readonly job: DiaryJob;
  onClose(): void;
}

/** Takes a visit out of the diary, to be booked again. */
export function DropBack({ job: { Id, LastUpdated, Number: number }, onClose }: DropBackProps) {
  const drop = useMutation({
    meta: { invalidates: diaryMutationMeta.invalidates },
    mutationFn: (Reason: string) => officeClient.diary.dropBack.mutate({ Id, LastUpdated, Reason }),
    onSuccess: () => {
      showToast('success', t.dropBack.done(number));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t.dropBack.title(number)}
      label={t.reason}
      missing={t.noReason}
      doIt={t.dropBack.doIt}
      busy={drop.isPending}
      onGive={drop.mutate}
      onClose={onClose}
    />
  );
}
