import { isAfterPromise } from '@door/domain/selling/order/waiting-orders';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useWeeks } from '../../queries/use-batches.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { EarlyWeekCheck, useEarlyWeek } from '../../batches/early-week.tsx';
import { LateWeekCheck, useLateWeek } from '../../batches/late-week.tsx';
import { DateChanges } from '../../promise/date-changes.tsx';
import type { OpenedOrder } from '../order-wire.ts';
import { useOrderChange } from '../order-changes.ts';
import { weekChoices } from '../../layout/week-choices.ts';

interface WeekDialogProps {
  readonly order: OpenedOrder;
  onClose(): void;
}

const none = 'none';

const promiseText = (chosen: string, promised: string | null): string => {
  if (promised === null) return '';
  return chosen !== none && isAfterPromise(chosen, promised) ? t.afterPromise(chosen, promised) : t.promised(promised);
};

const longestReason = 500;

/** Sets the week in which the works make the order, with what each week holds already. */
export function WeekDialog({ order, onClose }: WeekDialogProps) {
  const { Week, PromisedWeek, Points } = order;
  const weeks = useWeeks();
  const [picked, setPicked] = useState<string | null>(null);
  // A week that is over can be chosen no more.
  const usual = weeks.data?.find((each) => each.Week === (Week ?? PromisedWeek));
  const chosen = picked ?? usual?.Week ?? none;
  const [reason, setReason] = useState('');
  const change = useOrderChange(order);
  const week = weeks.data?.find((each) => each.Week === chosen);
  const isCounted = (Week ?? PromisedWeek) === chosen;
  const load = Number(week?.Points ?? 0) + Number(week?.Held ?? 0) + (isCounted ? 0 : Number(Points ?? 0));
  const isOver = week !== undefined && load > Number(week.Capacity);
  // The week that it already has was asked about when it was set.
  const isAnother = chosen !== none && chosen !== Week;
  const asked = isAnother ? [{ order: order.Number, promised: PromisedWeek }] : [];
  const early = useEarlyWeek(chosen, asked);
  const late = useLateWeek(chosen, asked, reason);
  const submit = () => {
    if (!weeks.data || !early.isSettled() || !late.isSettled()) return;
    const sent = {
      Week: chosen === none ? null : chosen,
      Reason: isOver || late.isLate ? reason : '',
      EarlyAccepted: early.isAccepted,
      Tell: late.isTold,
    };
    change.mutate((at) => officeClient.order.setProductionWeek.mutate({ ...at, ...sent }), { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t.weekTitle}
      width={480}
      doIt={t.setWeek}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryResult query={weeks}>
        {(all) => (
          <SelectField
            label={t.week}
            value={chosen}
            choices={[{ value: none, label: t.noWeekChoice }, ...weekChoices(all)]}
            hint={promiseText(chosen, PromisedWeek)}
            onChange={setPicked}
          />
        )}
      </QueryResult>
      <EarlyWeekCheck early={early} />
      <LateWeekCheck late={late} />
      <DateChanges moves={isAnother ? [{ OrderId: order.Id, Week: chosen }] : []} />
      {isOver || late.isLate ? (
        <Field
          label={late.isLate ? t.whyLater : t.overReason}
          long
          maxLength={longestReason}
          value={reason}
          hint={isOver ? t.overHint(chosen) : ''}
          error={late.reasonError}
          onChange={setReason}
        />
      ) : null}
    </FormDialog>
  );
}
