import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { vendorsMessages } from '../messages/vendors.ts';
import { trpc } from '../queries/query-client.ts';
import { ClosedDaysField } from './closed-days-field.tsx';
import { CsvFields } from './csv-fields.tsx';
import { VendorCalendarFields } from './vendor-calendar-fields.tsx';
import { VendorDetails } from './vendor-details.tsx';
import { useUnsavedVendor } from './use-unsaved-vendor.ts';
import { readValues, type VendorValues, valuesOf, type WireVendor } from './vendor-values.ts';

const { form: t, closed, file } = vendorsMessages;

export const vendorMutationMeta = { invalidates: [trpc.vendor.pathKey()] };

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
          <VendorDetails control={control} currency={vendor.Currency} />
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
          <VendorCalendarFields control={control} vendor={vendor} />
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
