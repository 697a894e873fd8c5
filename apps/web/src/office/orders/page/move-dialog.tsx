import { isLongAgo } from '@door/domain/selling/order/order-days';
import { Check, Field } from '@door/ui/field';
import { useState } from 'react';
import { DateField } from '../../layout/date-field.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { useToday } from '../../layout/use-now.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import type { OpenedOrder, OrderMoveName } from '../order-wire.ts';
import { useOrderChange } from '../order-changes.ts';
import { makeMove } from './make-move.ts';

/** What is asked before each move; a move that is not here is made at once. */
const asked = {
  confirm: 'tick',
  accept: 'tick',
  reopen: 'reason',
  hold: 'reason',
  cancel: 'reason',
  dispatch: 'day',
  deliver: 'day',
  install: 'day',
} as const satisfies Partial<Readonly<Record<OrderMoveName, 'tick' | 'reason' | 'day'>>>;

export type AskingMove = keyof typeof asked;

export const isAskingMove = (move: OrderMoveName): move is AskingMove => Object.hasOwn(asked, move);

const ticks = { confirm: t.measurementsFinal, accept: t.creditChecked } as const;
const isTickedMove = (move: AskingMove): move is keyof typeof ticks => Object.hasOwn(ticks, move);
const longestReason = 500;

interface MoveDialogProps {
  readonly order: OpenedOrder;
  readonly move: AskingMove;
  /** Where it goes on from there; absent: it stays on the page. */
  readonly onMade?: (() => void) | undefined;
  onClose(): void;
}

/** Asks what a move needs to be told, and makes it. */
export function MoveDialog({ order, move, onMade, onClose }: MoveDialogProps) {
  const { Currency, QuotedTotal, Total } = order;
  const [reason, setReason] = useState('');
  const today = useToday();
  const [day, setDay] = useState(today);
  const [isOldDayAccepted, setIsOldDayAccepted] = useState(false);
  const [isTicked, setIsTicked] = useState(false);
  const [isDifferenceAccepted, setIsDifferenceAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const change = useOrderChange(order);
  const submit = () => {
    const lacksReason = asked[move] === 'reason' && reason.trim() === '';
    const lacksDay = asked[move] === 'day' && day === '';
    setIsMissing(lacksReason || lacksDay);
    if (lacksReason || lacksDay) return;
    const said = { reason, day, isTicked, isOldDayAccepted, isDifferenceAccepted };
    const made = () => {
      onClose();
      onMade?.();
    };
    change.mutate((at) => makeMove(move, at, said), { onSuccess: made });
  };
  const differs = isTickedMove(move) && QuotedTotal !== null && QuotedTotal !== Total;
  return (
    <FormDialog
      title={t.asks[move]}
      width={440}
      doIt={t.moves[move]}
      leave={move === 'cancel' ? t.back : undefined}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {isTickedMove(move) ? (
        <Check kind="checkbox" checked={isTicked} onChange={() => setIsTicked(!isTicked)}>
          {ticks[move]}
        </Check>
      ) : null}
      {differs ? (
        <Check
          kind="checkbox"
          checked={isDifferenceAccepted}
          onChange={() => setIsDifferenceAccepted(!isDifferenceAccepted)}
        >
          {t.differenceAccepted(moneyText(Total, Currency), moneyText(QuotedTotal, Currency))}
        </Check>
      ) : null}
      {asked[move] === 'reason' ? (
        <Field
          label={t.reason}
          long
          maxLength={longestReason}
          value={reason}
          error={isMissing ? t.reasonMissing : undefined}
          onChange={setReason}
        />
      ) : null}
      {asked[move] === 'day' ? (
        <DateField label={t.day} value={day} error={isMissing ? t.dayMissing : undefined} onChange={setDay} />
      ) : null}
      {asked[move] === 'day' && isLongAgo(day, today) ? (
        <Check kind="checkbox" checked={isOldDayAccepted} onChange={setIsOldDayAccepted}>
          {t.longAgo(calendarDayText(day))}
        </Check>
      ) : null}
    </FormDialog>
  );
}
