import { isFrom } from '@door/domain/people/history/life-cycle';
import { isWaiting, jobMoves } from '@door/domain/selling/visit/job-cycle';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { momentText } from '../../shared/text/dates.ts';
import { MoreMenu } from '../layout/more-menu.tsx';
import { diaryMessages as t } from '../messages/diary.ts';
import type { DiaryJob, DiaryVisit } from './diary-wire.ts';

type JobState = DiaryJob['State'];

function lookOf(state: JobState): Pick<StatusPillProps, 'tone' | 'dot'> {
  if (state === jobMoves.handOver.to) return { tone: 'success', dot: 'full' };
  if (state === jobMoves.cancel.to) return { tone: 'quiet', dot: 'full' };
  if (!isWaiting(state)) return { tone: 'info', dot: 'half' };
  const isAgain = state === jobMoves.dropBack.to || state === jobMoves.unfinished.to;
  return { tone: isAgain ? 'warning' : 'quiet', dot: 'hollow' };
}

/** How far a visit is, in one word. */
export const JobPill = ({ job: { Kind, State } }: { readonly job: Pick<DiaryJob, 'Kind' | 'State'> }) => (
  <StatusPill {...lookOf(State)}>
    {State === jobMoves.handOver.to && Kind !== 'fitting' ? t.done : t.states[State]}
  </StatusPill>
);

/** How far it is, or that its customer thinks about it. */
export const VisitState = ({ visit: { HeldUntil, Job } }: { readonly visit: DiaryVisit }) =>
  HeldUntil === null ? <JobPill job={Job} /> : <small>{t.held(momentText(HeldUntil))}</small>;

/** Whether a visit can be moved: it is booked, and nobody has set out. */
export const isMovable = ({ HeldUntil, Job: { State } }: Pick<DiaryVisit, 'HeldUntil' | 'Job'>): boolean =>
  HeldUntil === null && isFrom(jobMoves.rebook, State);

export type VisitAct = 'rebook' | 'swap' | 'dropBack';

interface VisitMenuProps {
  readonly visit: DiaryVisit;
  onAct(act: VisitAct, visit: DiaryVisit): void;
}

/** What may be done with a visit that nobody has set out for. */
export const VisitMenu = ({ visit, onAct }: VisitMenuProps) =>
  isMovable(visit) ? (
    <MoreMenu
      label={t.ofVisit(t.acts.menu, visit.Job.Number)}
      entries={[
        { label: t.acts.rebook, action: () => onAct('rebook', visit) },
        { label: t.acts.swap, action: () => onAct('swap', visit) },
        { label: t.acts.dropBack, action: () => onAct('dropBack', visit) },
      ]}
    />
  ) : null;
