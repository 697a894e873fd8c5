import { FieldError } from '@door/ui/field';
import { useId } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useNow } from '../layout/use-now.ts';
import { vendorsMessages } from '../messages/vendors.ts';
import { type ArrivalFacts, arrivalSentences } from './arrival-sentences.ts';
import { TextField } from './vendor-details.tsx';
import type { VendorValues, WireVendor } from './vendor-values.ts';

const { form: t, arrival, weekdays, shortWeekdays } = vendorsMessages;

interface VendorCalendarFieldsProps {
  readonly control: Control<VendorValues>;
  readonly vendor: WireVendor;
}

/** When the vendor takes orders and delivers, and when goods ordered now would come by that. */
export function VendorCalendarFields({ control, vendor }: VendorCalendarFieldsProps) {
  const [orderDays, cutOff, deliveryDays, closedDays] = useWatch({
    control,
    name: ['orderDays', 'cutOff', 'deliveryDays', 'closed'],
  });
  const leads = vendor.Items.map(({ LeadDays }) => LeadDays);
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{t.calendar}</h2>
      <Controller
        name="orderDays"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <WeekdayToggles label={t.orderDays} days={value} error={error?.message} onChange={onChange} />
        )}
      />
      <div className="vendor-time">
        <TextField name="cutOff" label={t.cutOff} maxLength={5} hint={t.cutOffHint} control={control} />
      </div>
      <Controller
        name="deliveryDays"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <WeekdayToggles label={t.deliveryDays} days={value} error={error?.message} onChange={onChange} />
        )}
      />
      <h3>{arrival.title}</h3>
      <ArrivalText
        facts={{ days: { orderDays, cutOff, deliveryDays, closed: closedDays }, leads, receiving: vendor.Receiving }}
      />
    </section>
  );
}

/** Kept up to date while the page is open. */
function ArrivalText({ facts }: { readonly facts: ArrivalFacts }) {
  const now = useNow();
  return (
    <div className="vendor-arrival" role="status" aria-label={arrival.title}>
      {arrivalSentences(facts, now).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface WeekdayTogglesProps {
  readonly label: string;
  /** 1 (Monday) to 7. */
  readonly days: readonly number[];
  readonly error?: string | undefined;
  onChange(days: readonly number[]): void;
}

/** The weekdays side by side; each is pressed on its own. */
function WeekdayToggles({ label, days, error, onChange }: WeekdayTogglesProps) {
  const id = useId();
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].toSorted());
  return (
    <div className="field">
      <b id={id}>{label}</b>
      <div
        className="weekday-toggles"
        role="group"
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {weekdays.map((name, at) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-pressed={days.includes(at + 1)}
            onClick={() => toggle(at + 1)}
          >
            {shortWeekdays[at]}
          </button>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
