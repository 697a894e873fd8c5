import { isEqual } from '@door/domain/lib/is-equal';
import { keysOf } from '@door/domain/lib/records';
import { newVendor, type VendorFacts } from '@door/domain/making/purchasing/vendor-problems';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useApp } from '../../designer/app/app-context.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { vendorsMessages } from '../messages/vendors.ts';
import { draftStorage } from '../queries/draft-storage.ts';
import { trpc } from '../queries/query-client.ts';
import { ClosedDaysField } from './closed-days-field.tsx';
import { CsvFields } from './csv-fields.tsx';
import { VendorCalendarFields } from './vendor-calendar-fields.tsx';
import { VendorDetails } from './vendor-details.tsx';
import { readValues, type VendorValues, valuesOf, type WireVendor } from './vendor-values.ts';

const { form: t, closed, file } = vendorsMessages;

export const vendorMutationMeta = { invalidates: [trpc.vendor.pathKey()] };

/** What was typed, and what it was typed over: only the fields that differ are restored, so that nobody else's are undone. */
interface UnsavedVendor {
  readonly mine: VendorValues;
  readonly base: VendorValues;
}

/** Keeps what was typed about a vendor in this tab until it is saved: it survives other pages and a reload. */
function useUnsavedVendor(vendor: WireVendor, form: UseFormReturn<VendorValues>): void {
  const { clientId } = useApp().session;
  const { control, formState, getValues, setValue } = form;
  const { isDirty } = formState;
  const [storage] = useState(() =>
    draftStorage<UnsavedVendor>({
      storage: tabStorage,
      kind: 'vendor',
      item: { clientId, id: vendor.Id },
      parse: ({ mine, base }) => (isValues(mine) && isValues(base) ? { mine, base } : undefined),
    }),
  );
  const typed = useWatch({ control });
  useEffect(() => {
    const unsaved = storage.read();
    if (!unsaved) return;
    for (const field of keysOf(unsaved.mine))
      if (!isEqual(unsaved.mine[field], unsaved.base[field]))
        setValue(field, unsaved.mine[field], { shouldDirty: true });
  }, [storage, setValue]);
  useEffect(() => {
    if (isDirty) storage.write({ mine: getValues(), base: valuesOf(vendor) });
    else storage.remove();
  }, [storage, isDirty, typed, getValues, vendor]);
}

const typedOf = ({ overDelivery: _, ...facts }: VendorFacts): VendorValues => ({
  ...facts,
  leastOrderValue: '',
  overToOrder: '',
  overOther: '',
  coverDays: '',
  closed: [''],
  csv: { ...facts.csv, columns: [{ field: 'key', heading: '', format: 'text' }] },
});

/** One value in every field and every list. */
const example: VendorValues = typedOf(newVendor);

const isValues = (entry: unknown): entry is VendorValues => isLike(entry, example);

/** Whether it has all the fields of the example, of the same types. */
function isLike(entry: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(entry) && entry.every((each) => isLike(each, like[0]));
  if (typeof like !== 'object' || like === null) return typeof entry === typeof like;
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = new Map<string, unknown>(Object.entries(entry));
  return Object.entries(like).every(([name, each]) => isLike(fields.get(name), each));
}

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
