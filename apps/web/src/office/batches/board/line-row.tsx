import type { ProposalReason } from '@door/domain/making/batch/propose-batches';
import { isAfterPromise } from '@door/domain/selling/order/waiting-orders';
import { Button } from '@door/ui/button';
import { Clock } from '@door/ui/office-icons';
import { StatusPill } from '@door/ui/status-pill';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { movable } from '../../layout/drag.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { orderPageMessages } from '../../messages/orders.ts';
import { promiseMessages } from '../../messages/promise.ts';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import type { WaitingLine } from '../batch-wire.ts';
import { useBoard } from './board-context.ts';
import type { PlacedLine } from './place-lines.ts';

const { board: t } = batchesMessages;

interface LineRowProps {
  readonly line: WaitingLine;
  /** Why it stands in its batch; absent: it waits for one. */
  readonly reason?: ProposalReason;
  readonly placed: PlacedLine;
  /** Lines of a batch that is released stay. */
  readonly isMovable: boolean;
  /** Dragged with it, if it is ticked with others. */
  readonly together?: readonly PlacedLine[];
  /** Before the line, such as a tick box. */
  readonly before?: ReactNode;
}

/** A line of an order on the board: dragged, or moved by its button or the key m. */
export function LineRow({ line, reason, placed, isMovable, together = [placed], before }: LineRowProps) {
  const { ask, drag } = useBoard();
  const { Door, Quantity, Points, Pair, Frame, Week, PromisedWeek, Risk, IsUrgent } = line;
  const lines = together.some(({ LineId }) => LineId === line.LineId) ? together : [placed];
  const moving = movable(t.lineName(line), {
    onDrag: () => drag(lines),
    onDragEnd: () => drag([]),
    onMoveKey: () => ask([placed]),
  });
  return (
    <li className="board-line" {...(isMovable ? moving : {})}>
      {before}
      <div>
        <b>{Quantity === 1 ? Door : t.times(Quantity, Door)}</b>{' '}
        {IsUrgent ? <StatusPill tone="warning">{t.urgent}</StatusPill> : null}
        <small className="num">{t.whose(line)}</small>
        <small className="num">{t.what({ Pair, Frame, Points, Week })}</small>
        {Week !== null && PromisedWeek !== null && isAfterPromise(Week, PromisedWeek) ? (
          <small className="board-late num">{orderPageMessages.afterPromise(Week, PromisedWeek)}</small>
        ) : null}
        {Risk ? <AtRisk risk={Risk} /> : null}
        {reason ? <small>{t.reasons[reason]}</small> : null}
      </div>
      {isMovable ? (
        <div className="board-line-acts">
          {placed.batch === null ? <DivideLine line={line} /> : null}
          <Button
            scale="row"
            look="quiet"
            aria-keyshortcuts="m"
            aria-label={t.moveNamed(t.lineName(line))}
            onClick={() => ask([placed])}
          >
            {t.move}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Why the date of its order is in danger, and until when that can still be helped. */
function AtRisk({ risk: { Cause, TellAt, Anew } }: { readonly risk: NonNullable<WaitingLine['Risk']> }) {
  const [day = '', clock = ''] = TellAt?.split(' ') ?? [];
  return (
    <small className="board-risk num">
      <Clock />
      {promiseMessages.onBoard(promiseMessages.cause(Cause))}{' '}
      {Anew
        ? promiseMessages.buyAnew(Anew.Key, calendarDayText(Anew.By))
        : promiseMessages.toldOn(calendarDayText(day), clock)}
    </small>
  );
}

const {
  board: { divide: divideMessages, lineName },
} = batchesMessages;

/** Divides a line of several doors that waits; the parts of a divided one are joined again. */
function DivideLine({ line }: { readonly line: WaitingLine }) {
  const { divide } = useBoard();
  const { LineId, Quantity, Part } = line;
  const join = useMutation({
    meta: batchMutationMeta,
    mutationFn: () => officeClient.batch.join.mutate({ LineId }),
  });
  return (
    <>
      {Quantity > 1 ? (
        <Button
          scale="row"
          look="quiet"
          aria-label={divideMessages.openNamed(lineName(line))}
          onClick={() => divide(line)}
        >
          {divideMessages.open}
        </Button>
      ) : null}
      {Part === null ? null : (
        <Button
          scale="row"
          look="quiet"
          aria-label={divideMessages.joinNamed(lineName(line))}
          busy={join.isPending}
          onClick={() => !join.isPending && join.mutate()}
        >
          {divideMessages.join}
        </Button>
      )}
    </>
  );
}
