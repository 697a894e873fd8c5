import { awaitedMove, orderMoves, saidWithMoves } from '@door/domain/selling/order/order-cycle';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { type MenuEntry, MoreMenu } from '../../layout/more-menu.tsx';
import { orderPageMessages as t } from '../../messages/orders.ts';
import type { OpenedOrder, OrderBlocker, OrderMoveName, OrderMoveNow } from '../order-wire.ts';
import { useOrderChange } from '../order-changes.ts';
import { makeMove } from './make-move.ts';
import { type AskingMove, isAskingMove, MoveDialog } from './move-dialog.tsx';

/** What the awaited move is called where it is a call. */
const callNames: Readonly<Record<string, OrderMoveName>> = { ready: 'readyForProduction' };

/** The move that the order waits for, if a person makes it. */
export function nextMove({
  State,
  Fitting,
  Moves,
}: Pick<OpenedOrder, 'State' | 'Fitting' | 'Moves'>): OrderMoveNow | undefined {
  const awaited = awaitedMove(State, Fitting);
  return awaited === null ? undefined : Moves.find(({ Move }) => Move === (callNames[awaited] ?? awaited));
}

/** The state to which that move leads; null: nothing is awaited. */
export function nextState({
  State,
  Fitting,
  HeldFrom,
}: Pick<OpenedOrder, 'State' | 'Fitting' | 'HeldFrom'>): OpenedOrder['State'] | null {
  const awaited = awaitedMove(State, Fitting);
  if (awaited === null) return null;
  const { to } = orderMoves[awaited];
  return to === 'left' ? HeldFrom : to;
}

/** What the dialog of the move asks: it stands in the list, and not in the way. */
const isAnswered = ({ Code }: OrderBlocker): boolean => saidWithMoves.some((code) => code === Code);

const nothingSaid = { reason: '', day: '', isTicked: false, isOldDayAccepted: false, isDifferenceAccepted: false };

interface OrderMovesProps {
  readonly order: OpenedOrder;
  /** Entries of the menu that are no moves. */
  readonly entries: readonly MenuEntry[];
}

/** The move that comes next as the one primary button, the others beside it: in a narrow window in the menu. */
export function OrderMoves({ order, entries }: OrderMovesProps) {
  const change = useOrderChange(order);
  const [asking, setAsking] = useState<AskingMove | null>(null);
  const next = nextMove(order);
  const others = order.Moves.filter(({ Move, May, Blockers }) => Move !== next?.Move && May && Blockers.length === 0);
  const isBlocked = next !== undefined && !next.Blockers.every(isAnswered);
  const make = (move: OrderMoveName) => {
    if (isAskingMove(move)) setAsking(move);
    else if (!change.isPending) change.mutate((at) => makeMove(move, at, nothingSaid));
  };
  return (
    <>
      <span className="order-acts act-wide">
        {others.map(({ Move }) => (
          <Button key={Move} look="quiet" onClick={() => make(Move)}>
            {t.moves[Move]}
          </Button>
        ))}
      </span>
      {next?.May ? (
        <Button
          look="primary"
          disabled={isBlocked}
          busy={change.isPending}
          aria-describedby={isBlocked ? 'order-blockers' : undefined}
          onClick={() => make(next.Move)}
        >
          {t.moves[next.Move]}
        </Button>
      ) : null}
      {others.length + entries.length > 0 ? (
        <MoreMenu
          label={t.more}
          entries={[
            ...others.map(({ Move }) => ({
              label: t.moves[Move],
              action: () => make(Move),
              onlyWhereNarrow: true as const,
            })),
            ...entries,
          ]}
        />
      ) : null}
      {asking === null ? null : <MoveDialog order={order} move={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
