import { isAfterPromise, isBeforePromise } from '@door/domain/selling/order/waiting-orders';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import type { ListedBatch, WaitingLine, WireWeek } from '../batch-wire.ts';
import { BoardContext } from './board-context.ts';
import { boardRows } from './board-rows.ts';
import { needsReason } from './capacity.ts';
import { DivideDialog } from './divide-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { lateAt, ordersMovedTo, type Place, type PlacedLine, placeLines, type Placing } from './place-lines.ts';
import { WeekRow } from './week-row.tsx';

const { board: t } = batchesMessages;

interface WeekBoardProps {
  readonly mayRun: boolean;
  readonly weeks: readonly WireWeek[];
  readonly batches: readonly ListedBatch[];
  /** Beside the weeks: what waits. */
  readonly children: ReactNode;
}

interface Asked {
  readonly lines: readonly PlacedLine[];
  readonly place: Place | null;
}

/** The weeks with their batches, and everything that moves lines between them. */
export function WeekBoard({ mayRun, weeks, batches, children }: WeekBoardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [dragged, setDragged] = useState<readonly PlacedLine[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [divided, setDivided] = useState<WaitingLine | null>(null);
  const [resized, setResized] = useState<WireWeek | null>(null);
  const attempts = useAttempts();
  const rows = boardRows(weeks, batches, showsAll);
  const move = useMutation({
    meta: batchMutationMeta,
    mutationFn: placeLines,
    onSuccess: (_, { place, lines }) => {
      const late = lateAt(place, lines);
      if (asked === null && late !== '') showToast('info', late);
      if (place.kind === 'new') attempts.done(place.week);
      setAsked(null);
    },
  });
  const send = (placing: Omit<Placing, 'newId'>) => {
    const { place } = placing;
    if (!move.isPending) move.mutate({ ...placing, newId: place.kind === 'new' ? attempts.of(place.week) : '' });
  };
  const begin = useMutation({
    meta: batchMutationMeta,
    mutationFn: (week: string) => officeClient.batch.create.mutate({ Id: attempts.of(week), Week: week }),
    onSuccess: (_, week) => attempts.done(week),
  });
  const put = (lines: readonly PlacedLine[], place: Place) => {
    const week = place.kind === 'out' ? undefined : weeks.find(({ Week }) => Week === place.week);
    const isOther =
      week &&
      ordersMovedTo(place, lines).some(
        ({ promised }) => isBeforePromise(week.Week, promised) || isAfterPromise(week.Week, promised),
      );
    if (isOther || (week && needsReason(week, lines))) setAsked({ lines, place });
    else send({ lines, place, reason: '', isEarlyAccepted: false, tells: false });
  };
  return (
    <BoardContext
      value={{
        mayRun,
        dragged,
        drag: setDragged,
        ask: (lines) => setAsked({ lines, place: null }),
        divide: setDivided,
        put,
      }}
    >
      <div className="board" data-dragging={dragged.length > 0}>
        {children}
        <div className="board-weeks">
          {rows.map((row) => (
            <WeekRow
              key={row.week}
              row={row}
              onNewBatch={() => !begin.isPending && begin.mutate(row.week)}
              onCapacity={() => setResized(row.load)}
            />
          ))}
          {showsAll || rows.length >= weeks.length ? null : (
            <div className="office-more">
              <Button onClick={() => setShowsAll(true)}>{t.moreWeeks}</Button>
            </div>
          )}
        </div>
      </div>
      <p className="sr-only" role="status">
        {move.isSuccess ? t.moved(move.variables.lines) : ''}
      </p>
      {asked ? (
        <MoveDialog
          {...asked}
          rows={boardRows(weeks, batches, true)}
          busy={move.isPending}
          onMove={(placing) => send({ ...placing, lines: asked.lines })}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {divided ? <DivideDialog line={divided} onClose={() => setDivided(null)} /> : null}
      {resized ? <CapacityDialog week={resized} onClose={() => setResized(null)} /> : null}
    </BoardContext>
  );
}

const {
  board: { capacity: capacityMessages },
} = batchesMessages;

/** `120`, `96,5`: at most one decimal, with a point or a comma. */
const pattern = /^\d{1,4}(?:[.,]\d)?$/;

interface CapacityDialogProps {
  readonly week: WireWeek;
  onClose(): void;
}

/** How many points a week has room for: fewer with a holiday, more with a Saturday. */
function CapacityDialog({ week: { Week, Capacity, CapacityReason }, onClose }: CapacityDialogProps) {
  const [text, setText] = useState(Capacity);
  const [reason, setReason] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const change = useMutation({
    meta: batchMutationMeta,
    mutationFn: (Points: number | null) => officeClient.batch.setCapacity.mutate({ Week, Points, Reason: reason }),
    onSuccess: onClose,
  });
  const submit = () => {
    const typed = text.trim();
    setIsWrong(!pattern.test(typed));
    if (pattern.test(typed)) change.mutate(Number(typed.replace(',', '.')));
  };
  return (
    <FormDialog
      title={capacityMessages.title(Week)}
      width={360}
      doIt={capacityMessages.doIt}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={capacityMessages.points}
        value={text}
        maxLength={8}
        error={isWrong ? capacityMessages.wrong : undefined}
        hint={capacityMessages.hint}
        onChange={setText}
      />
      <Field
        label={capacityMessages.reason}
        value={reason}
        maxLength={500}
        hint={CapacityReason === '' ? capacityMessages.reasonHint : capacityMessages.saidLast(CapacityReason)}
        onChange={setReason}
      />
      <Button
        scale="row"
        onClick={() => {
          if (!change.isPending) change.mutate(null);
        }}
      >
        {capacityMessages.usual}
      </Button>
    </FormDialog>
  );
}
