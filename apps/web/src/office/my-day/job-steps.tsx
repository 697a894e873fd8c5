import { Button } from '@door/ui/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dayOrTimeText } from '../../shared/text/dates.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { ChecklistDialog } from './checklist.tsx';
import type { DialogProps, JobProps } from './job-parts.tsx';
import type { FittingStep, Visit } from './my-day-wire.ts';
import { PhotoDialog } from './photos.tsx';
import { doorsToHandOver, gapsOf, isMeasuredDoor } from './said-visit.ts';
import { SnagDialog } from './snags.tsx';
import { StepButton, useOnce } from './step-button.tsx';

const { acts, steps, leaving, saidAt } = myDayMessages;

/** With what draws a signature, which nobody else loads. */
const HandOverDialog = lazy(() => import('./hand-over.tsx').then((module) => ({ default: module.HandOverDialog })));
const NotSignedDialog = lazy(() => import('./hand-over.tsx').then((module) => ({ default: module.NotSignedDialog })));

type Act = keyof typeof acts | 'leave';

const dialogs: Readonly<Record<Act, (props: DialogProps) => ReactNode>> = {
  checklist: ChecklistDialog,
  photo: PhotoDialog,
  snag: SnagDialog,
  handOver: HandOverDialog,
  notSigned: NotSignedDialog,
  leave: LeaveDialog,
};

/** What is done at a visit, in its order; what comes next stands out. */
export function JobSteps({ visit, queue }: JobProps) {
  const [open, setOpen] = useState<Act | null>(null);
  const next = nextStep(visit);
  const lookOf = (step: Act | FittingStep) => (step === next ? 'primary' : 'line');
  const Dialog = open && dialogs[open];
  const act = (name: keyof typeof acts) => (
    <Button look={lookOf(name)} aria-haspopup="dialog" onClick={() => setOpen(name)}>
      {acts[name]}
    </Button>
  );
  const isSurvey = visit.Kind === 'survey';
  const isOver = doorsToHandOver(visit).length === 0;
  return (
    <section aria-label={myDayMessages.stepsLabel}>
      <div className="my-day-steps">
        <StepButton step="set out" visit={visit} queue={queue} look={lookOf('set out')} />
        <StepButton step="arrived" visit={visit} queue={queue} look={lookOf('arrived')} />
        {isSurvey ? null : act('checklist')}
        {act('photo')}
        {isSurvey ? null : act('snag')}
        {isOver ? null : act('handOver')}
        {isOver ? (
          <StepButton step="left" visit={visit} queue={queue} look={lookOf('left')} />
        ) : (
          <Button look={lookOf('left')} aria-haspopup="dialog" onClick={() => setOpen('leave')}>
            {steps.left}
          </Button>
        )}
        {isOver ? null : act('notSigned')}
      </div>
      <SaidSteps visit={visit} queue={queue} />
      {Dialog ? (
        <Suspense>
          <Dialog visit={visit} queue={queue} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The first thing that is not done yet; null: all is. */
function nextStep(visit: Visit): Act | FittingStep | null {
  const { SetOut, Arrived, Left } = visit.Now;
  const { rows, photos } = gapsOf(visit);
  const order: readonly (readonly [Act | FittingStep, boolean])[] = [
    ['set out', SetOut !== null || Arrived !== null],
    ['arrived', Arrived !== null],
    // Whoever measures goes on to the forms, and leaves once all are filled in.
    ...(visit.Kind === 'survey'
      ? []
      : ([
          ['checklist', rows.length === 0],
          ['photo', photos.length === 0],
        ] as const)),
    ['handOver', doorsToHandOver(visit).length === 0],
    ['left', Left !== null || !visit.Measures.every(isMeasuredDoor)],
  ];
  return order.find(([, isDone]) => !isDone)?.[0] ?? null;
}

/** When each step was said, and a way to take the last one back: buttons are small in gloves. */
function SaidSteps({ visit, queue }: JobProps) {
  const { isBusy, run } = useOnce();
  const { SetOut, Arrived, Left, Steps, HandedOver } = visit.Now;
  const said = (
    [
      ['set out', SetOut],
      ['arrived', Arrived],
      ['left', Left],
    ] as const
  ).flatMap(([step, at]) => (at === null ? [] : [{ step, at }]));
  const last = said.at(-1);
  const event = last && Steps.findLast(({ Kind }) => Kind === last.step);
  if (!last) return null;
  return (
    <p className="row my-day-said">
      <span className="num">
        {said.map(({ step, at }) => `${saidAt[step]} ${dayOrTimeText(at, (time) => time)}`).join(', ')}
      </span>
      {event && HandedOver === null ? (
        <Button
          look="quiet"
          scale="row"
          busy={isBusy}
          aria-label={myDayMessages.undoStep}
          onClick={() => run(() => queue.say(visit.Id, { Kind: 'undo', Undoes: event.Id }))}
        >
          {myDayMessages.undo}
        </Button>
      ) : null}
    </p>
  );
}

/** Whoever leaves before the handover knows that somebody has to come again. */
function LeaveDialog({ visit, queue, onClose }: DialogProps) {
  const { isBusy, run } = useOnce();
  const leave = () => run(() => queue.say(visit.Id, { Kind: 'left' }).then(onClose));
  return (
    <FormDialog title={leaving.title} width={380} doIt={steps.left} busy={isBusy} onSubmit={leave} onClose={onClose}>
      <p>{leaving.sentence}</p>
    </FormDialog>
  );
}
