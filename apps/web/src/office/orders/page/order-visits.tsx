import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgainAfter } from '../../../designer/paper/picture-urls.ts';
import { calendarDayText, dayText } from '../../../shared/text/dates.ts';
import { BookDialog, DropBack, RebookDialog } from '../../diary/book-dialog.tsx';
import type { DiaryJob, DiaryVisit } from '../../diary/diary-wire.ts';
import { isMovable, JobPill, VisitState } from '../../diary/visit-parts.tsx';
import { HistoryList } from '../../layout/history-list.tsx';
import { useToday } from '../../layout/use-now.ts';
import { diaryMessages } from '../../messages/diary.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import type { OpenedOrder } from '../order-wire.ts';

const { ofOrder: t } = diaryMessages;

type Dialog =
  | { readonly act: 'book'; readonly job: DiaryJob }
  | { readonly act: 'rebook' | 'dropBack'; readonly visit: DiaryVisit };

/** Who goes to an order when, what still waits for a day, and what has become of earlier days. */
export function OrderVisits({ order: { Id, History } }: { readonly order: OpenedOrder }) {
  const query = useQuery(trpc.diary.ofOrder.queryOptions({ OrderId: Id }));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <QueryResult query={query}>
        {(of) =>
          of.Jobs.length === 0 ? (
            <p className="office-hint">{t.none}</p>
          ) : (
            of.Jobs.map((job) => <Job key={job.Id} job={job} of={of} onAct={setDialog} />)
          )
        }
      </QueryResult>
      <Handovers orderId={Id} handovers={query.data?.Handovers ?? []} />
      <HistoryList entries={History.filter(({ Kind }) => Kind === 'visit')} next={null} />
      {dialog?.act === 'book' ? <BookDialog job={dialog.job} onClose={close} /> : null}
      {dialog?.act === 'rebook' ? <RebookDialog visit={dialog.visit} onClose={close} /> : null}
      {dialog?.act === 'dropBack' ? <DropBack job={dialog.visit.Job} onClose={close} /> : null}
    </>
  );
}

interface HandoversProps {
  readonly orderId: string;
  readonly handovers: OfficeOutputs['diary']['ofOrder']['Handovers'];
}

/** When doors were handed over, who has signed, and the pack that the customer has of it. */
function Handovers({ orderId, handovers }: HandoversProps) {
  if (handovers.length === 0) return null;
  return (
    <section aria-label={t.handedOver}>
      <h2>{t.handedOver}</h2>
      <ul>
        {handovers.map((handover) => (
          <li key={`${handover.OrderId} ${handover.On} ${String(handover.Pack)}`}>
            {handover.OrderId === orderId ? '' : `${t.madeAgain} `}
            {handoverText(handover)}{' '}
            {handover.Pack === null ? null : <Pack orderId={handover.OrderId} version={handover.Pack} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function handoverText({ On, SignedBy, Reason }: HandoversProps['handovers'][number]): string {
  const day = calendarDayText(On);
  if (SignedBy !== '') return t.signed(day, SignedBy);
  return Reason === '' ? t.noted(day) : t.notSigned(day, Reason);
}

/** The address of a PDF is valid for ten minutes; before that it is asked for again, ms. */
const renewAfter = 8 * 60_000;

/** A handover pack: that it is being made, then a link to it; nothing where it was erased with its customer. */
function Pack({ orderId, version }: { readonly orderId: string; readonly version: number }) {
  const { data } = useQuery({
    ...trpc.document.getDocument.queryOptions({ Kind: 'handover', Id: orderId, Version: version }),
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(state.data.State) || renewAfter : false),
  });
  if (!data) return null;
  if (data.Url === null) return <span role="status">{data.State === 'failed' ? t.packFailed : t.packMade}</span>;
  return (
    <a className="btn btn-line btn-sm" href={data.Url} target="_blank" rel="noreferrer">
      {t.pack}
    </a>
  );
}

interface JobProps {
  readonly job: DiaryJob;
  readonly of: OfficeOutputs['diary']['ofOrder'];
  onAct(dialog: Dialog): void;
}

function Job({ job, of: { Visits, Teams }, onAct }: JobProps) {
  const today = useToday();
  const visits = Visits.filter((visit) => visit.Job.Id === job.Id);
  const movable = visits.find(isMovable);
  return (
    <section className="order-job" aria-label={diaryMessages.kinds[job.Kind]}>
      <div className="row office-section-head">
        <h2>
          {diaryMessages.kinds[job.Kind]} <JobPill job={job} />
        </h2>
        <span className="row">
          {isWaiting(job.State) ? (
            <Button look="primary" aria-haspopup="dialog" onClick={() => onAct({ act: 'book', job })}>
              {diaryMessages.toBook.book}
            </Button>
          ) : null}
          {movable ? (
            <>
              <Button aria-haspopup="dialog" onClick={() => onAct({ act: 'rebook', visit: movable })}>
                {diaryMessages.acts.rebook}
              </Button>
              <Button aria-haspopup="dialog" onClick={() => onAct({ act: 'dropBack', visit: movable })}>
                {diaryMessages.acts.dropBack}
              </Button>
            </>
          ) : null}
        </span>
      </div>
      <p>{[diaryMessages.toBook.what(job), job.Reason].filter((part) => part !== '').join('. ')}</p>
      <ul>
        {visits.map((visit) => (
          <li key={visit.Id} className="num">
            {t.visit({
              day: dayText(visit.Day, today),
              time: diaryMessages.time(visit.From, visit.To),
              team: Teams.find(({ Id }) => Id === visit.TeamId)?.Name ?? '',
              takes: visit.Takes.join(', '),
            })}{' '}
            {visit.HeldUntil === null ? null : <VisitState visit={visit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
