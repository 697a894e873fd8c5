import { Button } from '@door/ui/button';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { subjectPath } from '../layout/subject-path.ts';
import { trpc } from '../queries/query-client.ts';
import { systemStatusMessages } from '../messages/system-status.ts';
import { workListMessages } from '../messages/home.ts';
import { runningMutationMeta, type WireJob } from './use-running.ts';

const { jobs: t } = systemStatusMessages;
const { documents, version } = workListMessages.failed;

const pills: Readonly<Record<WireJob['State'], Pick<StatusPillProps, 'tone' | 'dot'>>> = {
  waiting: { tone: 'quiet', dot: 'hollow' },
  running: { tone: 'info', dot: 'half' },
  retrying: { tone: 'warning', dot: 'half' },
  failed: { tone: 'error', dot: 'full' },
  done: { tone: 'success', dot: 'full' },
  discarded: { tone: 'quiet', dot: 'full' },
};

/** What is no mail: it is done in the end, and nobody discards it. */
const others: ReadonlySet<WireJob['Kind']> = new Set([
  'make-document',
  'make-person-zip',
  'delete-person-zip',
  'delete-document',
  'delete-mails',
  'purge-deleted-rows',
  'look-at-payment',
  'supersede-payment',
]);

/** A mail, a document or a zip: what it is about, how far it is, why it failed, and what can be done about it. */
export function JobRow({ job }: { readonly job: WireJob }) {
  const { Id, Kind, State, To, About, Document, Fault } = job;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const retry = useMutation(trpc.running.retryJob.mutationOptions({ meta: runningMutationMeta }));
  const hasFailed = State === 'retrying' || State === 'failed';
  const isMail = !others.has(Kind);
  const page = About ? subjectPath(About.Of, About.Id) : undefined;
  const what = Document && !isMail ? version(documents[Document.Kind], countText(Document.Version)) : t.kinds[Kind];
  return (
    <li>
      <div className="job-what">
        <p>
          <b>{what}</b>{' '}
          {About?.Name ? (
            page ? (
              <Link data-row to={page}>
                {About.Name}
              </Link>
            ) : (
              <span>{About.Name}</span>
            )
          ) : null}{' '}
          <StatusPill {...pills[State]}>{t.states[State]}</StatusPill>
        </p>
        <small className="num">{factsOf(job)}</small>
        {Fault === null ? null : <p className="job-fault">{t.faults[Fault]}</p>}
        {To === null ? null : <small>{t.to(To)}</small>}
      </div>
      <div className="job-acts">
        {hasFailed ? (
          <Button scale="row" busy={retry.isPending} onClick={() => retry.mutate({ Id })}>
            {t.retry}
          </Button>
        ) : null}
        {isMail && (hasFailed || State === 'waiting') ? (
          <Button scale="row" look="quiet" aria-haspopup="dialog" onClick={() => setIsDiscarding(true)}>
            {t.discard}
          </Button>
        ) : null}
      </div>
      {isDiscarding ? <DiscardJob id={Id} onClose={() => setIsDiscarding(false)} /> : null}
    </li>
  );
}

/** `Since 23 Nov 2026, 14:05, tried 3 times, next 23 Nov 2026, 14:20`. */
function factsOf({ Since, Tries, NextAt, State, DocumentsBefore }: WireJob): string {
  const tries = Tries === 1 ? t.triedOnce : t.tries(countText(Tries));
  return [
    t.since(momentText(Since)),
    ...(Tries > 0 ? [tries] : []),
    ...(State === 'waiting' && Tries > 0 ? [t.waits] : []),
    ...(State === 'retrying' && NextAt !== null ? [t.next(momentText(NextAt))] : []),
    ...(DocumentsBefore !== null && DocumentsBefore > 0 ? [t.before(countText(DocumentsBefore))] : []),
  ].join(', ');
}

function DiscardJob({ id: Id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { mutate, isPending } = useMutation(
    trpc.running.discardJob.mutationOptions({ meta: runningMutationMeta, onSuccess: onClose }),
  );
  return (
    <ReasonDialog
      title={t.discardTitle}
      label={t.reason}
      missing={t.reasonMissing}
      doIt={t.doDiscard}
      busy={isPending}
      onGive={(Reason) => mutate({ Id, Reason })}
      onClose={onClose}
    />
  );
}
