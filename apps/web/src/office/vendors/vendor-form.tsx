import { orderWays } from '@door/domain/making/purchasing/vendor';
import { vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { Button } from '@door/ui/button';
import { Field, type FieldProps } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { type Control, Controller, type Path, useForm, useWatch } from 'react-hook-form';
import { vendorsMessages } from '../messages/vendors.ts';
import { trpc } from '../queries/query-client.ts';
import { ArrivalText } from './arrival-text.tsx';
import { ClosedDaysField } from './closed-days-field.tsx';
import { CsvFields } from './csv-fields.tsx';
import { useUnsavedVendor } from './use-unsaved-vendor.ts';
import { readValues, type VendorValues, valuesOf, type WireVendor } from './vendor-values.ts';
import { WeekdayToggles } from './weekday-toggles.tsx';

const { form: t, arrival, closed, file, ways } = vendorsMessages;

export const vendorMutationMeta = { invalidates: [trpc.vendor.pathKey()] };

const wayChoices = orderWays.map((value) => ({ value, label: ways[value] }));

/** Fields that hold a text of their own. */
type TextName = {
  [Name in keyof VendorValues]: VendorValues[Name] extends string
    ? string extends VendorValues[Name]
      ? Name
      : never
    : never;
}[keyof VendorValues];

interface TextFieldProps extends Omit<FieldProps, 'value' | 'error' | 'onChange' | 'focusRef'> {
  readonly name: TextName & Path<VendorValues>;
  readonly control: Control<VendorValues>;
}

const TextField = ({ name, control, ...field }: TextFieldProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
      <Field {...field} value={value} error={error?.message} focusRef={ref} onChange={onChange} />
    )}
  />
);

/**
 * What is said of a vendor. What somebody else saves meanwhile appears in the fields that were not touched here; what was typed stays
 * until it is saved, also when the page is left or loaded again.
 */
export function VendorForm({ vendor }: { readonly vendor: WireVendor }) {
  const form = useForm<VendorValues>({ values: valuesOf(vendor), resetOptions: { keepDirtyValues: true } });
  const { control, handleSubmit, formState, reset, setError } = form;
  useUnsavedVendor(vendor, form);
  const { isDirty } = formState;
  const save = useMutation(
    trpc.vendor.update.mutationOptions({
      meta: vendorMutationMeta,
      onSuccess: (saved) => reset(valuesOf(saved)),
    }),
  );
  const submit = handleSubmit((values) => {
    if (save.isPending) return;
    const read = readValues(values);
    if ('sent' in read) save.mutate({ Id: vendor.Id, LastUpdated: vendor.LastUpdated, ...read.sent });
    else for (const { field, message } of read) setError(field, { message }, { shouldFocus: field === read[0]?.field });
  });
  return (
    <form className="vendor-form" noValidate aria-label={t.label} onSubmit={(event) => void submit(event)}>
      <div className="vendor-columns">
        <div>
          <Details control={control} currency={vendor.Currency} />
          <section aria-labelledby="file">
            <h2 id="file">{file.title}</h2>
            <Controller
              name="csv"
              control={control}
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <CsvFields csv={value} error={error?.message} onChange={onChange} />
              )}
            />
          </section>
        </div>
        <div>
          <Calendar control={control} vendor={vendor} />
          <section aria-labelledby="closed">
            <h2 id="closed">{closed.title}</h2>
            <Controller
              name="closed"
              control={control}
              render={({ field: { value, onChange } }) => <ClosedDaysField days={value} onChange={onChange} />}
            />
          </section>
        </div>
      </div>
      <div className="vendor-save">
        <Button look="primary" submits busy={save.isPending} disabled={!isDirty}>
          {t.save}
        </Button>
        <p role="status">{isDirty ? t.unsaved : t.saved}</p>
      </div>
    </form>
  );
}

interface PartProps {
  readonly control: Control<VendorValues>;
}

function Details({ control, currency }: PartProps & { readonly currency: string }) {
  const [howToOrder, mail] = useWatch({ control, name: ['howToOrder', 'mail'] });
  const isUnreached = howToOrder === 'mail' && mail.trim() === '';
  return (
    <>
      <section aria-labelledby="details">
        <h2 id="details">{t.details}</h2>
        <div className="vendor-pair">
          <TextField name="name" label={t.name} maxLength={vendorLimits.name} control={control} />
          <TextField
            name="ourNumber"
            label={t.ourNumber}
            optional
            maxLength={vendorLimits.ourNumber}
            control={control}
          />
          <TextField
            name="mail"
            label={t.mail}
            type="email"
            optional
            maxLength={vendorLimits.mail}
            hint={isUnreached ? t.noMail : ''}
            control={control}
          />
          <TextField
            name="phone"
            label={t.phone}
            type="tel"
            optional
            maxLength={vendorLimits.phone}
            control={control}
          />
          <TextField
            name="vatNumber"
            label={t.vatNumber}
            optional
            maxLength={vendorLimits.vatNumber}
            control={control}
          />
          <TextField name="peppolId" label={t.peppolId} optional maxLength={vendorLimits.peppolId} control={control} />
        </div>
      </section>
      <section aria-labelledby="purchases">
        <h2 id="purchases">{t.purchases}</h2>
        <Controller
          name="howToOrder"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented label={t.how} segments={wayChoices} chosen={value} onChoose={onChange} />
          )}
        />
        <div className="vendor-pair">
          <TextField name="leastOrderValue" label={t.leastOrderValue(currency)} maxLength={20} control={control} />
          <TextField
            name="coverDays"
            label={t.coverDays}
            inputMode="numeric"
            maxLength={6}
            hint={t.coverHint}
            control={control}
          />
          <TextField
            name="overToOrder"
            label={t.overToOrder}
            inputMode="numeric"
            maxLength={6}
            hint={t.overHint}
            control={control}
          />
          <TextField name="overOther" label={t.overOther} inputMode="numeric" maxLength={6} control={control} />
        </div>
      </section>
    </>
  );
}

function Calendar({ control, vendor }: PartProps & { readonly vendor: WireVendor }) {
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
