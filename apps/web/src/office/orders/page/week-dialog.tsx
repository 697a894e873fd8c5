import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { calendarDayText } from '../../../platform/words/dates.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useWeeks } from '../../queries/use-batches.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { orderPageWords as says } from '../../words/order-page.ts';
import type { OpenedOrder } from '../order-wire.ts';
import { useOrderChange } from '../order-changes.ts';

interface WeekDialogProps {
  readonly order: OpenedOrder;
  onClose(): void;
}

const none = 'none';
const longestReason = 500;

/** Sets the week in which the works make the order, with what each week holds already. */
export function WeekDialog({ order, onClose }: WeekDialogProps) {
  const { Week, PromisedWeek, Points } = order;
  const { data: weeks = [] } = useWeeks();
  const [chosen, choose] = useState(Week ?? PromisedWeek ?? none);
  const [reason, setReason] = useState('');
  const change = useOrderChange(order);
  const week = weeks.find((each) => each.Week === chosen);
  const isCounted = (Week ?? PromisedWeek) === chosen;
  const load = Number(week?.Points ?? 0) + (isCounted ? 0 : Number(Points ?? 0));
  const isOver = week !== undefined && load > Number(week.Capacity);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const sent = { Week: chosen === none ? null : chosen, Reason: isOver ? reason : '' };
    change.mutate((at) => officeClient.order.setProductionWeek.mutate({ ...at, ...sent }), { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={says.weekTitle}
      width={480}
      doIt={says.setWeek}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={says.week}
        value={chosen}
        choices={[
          { value: none, label: says.noWeekChoice },
          ...weeks.map((each) => ({
            value: each.Week,
            label: says.weekChoice({ ...each, StartsOn: calendarDayText(each.StartsOn) }),
          })),
        ]}
        hint={PromisedWeek === null ? '' : says.promised(PromisedWeek)}
        onChange={choose}
      />
      {isOver ? (
        <Field
          label={says.overReason}
          long
          maxLength={longestReason}
          value={reason}
          hint={says.overHint(chosen)}
          onChange={setReason}
        />
      ) : null}
    </FormDialog>
  );
}
