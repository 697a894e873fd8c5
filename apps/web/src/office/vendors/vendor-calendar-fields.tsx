import { type Control, Controller, useWatch } from 'react-hook-form';
import { useNow } from '../layout/use-now.ts';
import { vendorsMessages } from '../messages/vendors.ts';
import { type ArrivalFacts, arrivalSentences } from './arrival-sentences.ts';
import { TextField } from './vendor-details.tsx';
import type { VendorValues, WireVendor } from './vendor-values.ts';
import { WeekdayToggles } from './weekday-toggles.tsx';

const { form: t, arrival } = vendorsMessages;

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
