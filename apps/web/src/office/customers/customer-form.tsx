import { isEqual } from '@door/domain/lib/is-equal';
import { keysOf } from '@door/domain/lib/records';
import {
  type CustomerDetails,
  customerKinds,
  customerLimits,
  customerProblems,
  tidyCustomer,
} from '@door/domain/selling/customer/customer';
import { customerDocument, readCustomerDocument } from '@door/domain/stored/customer-document';
import { Button } from '@door/ui/button';
import { Field, FieldError } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useApp } from '../../designer/app/app-context.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { draftStorage } from '../queries/draft-storage.ts';
import type { WireCustomer } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { EmailField, NameField, PhoneField } from '../sale/customer-fields.tsx';
import { officeMessages } from '../messages/office.ts';
import { detailsOf, fieldsOf } from './customer-details.ts';
import { ContactRows, SiteRows } from './customer-rows.tsx';

/** What was typed, and what it was typed over: only the fields that differ are restored, so that nobody else's are undone. */
interface UnsavedCustomer {
  readonly mine: CustomerDetails;
  readonly base: CustomerDetails;
}

/** Keeps what was typed about a customer in this tab until it is saved: it survives other pages and a reload. */
function useUnsavedCustomer(customer: WireCustomer, form: UseFormReturn<CustomerDetails>): void {
  const { clientId } = useApp().session;
  const { control, formState, getValues, setValue } = form;
  const { isDirty } = formState;
  const [storage] = useState(() => unsavedCustomerStorage({ clientId, id: customer.Id }));
  const typed = useWatch({ control });
  useEffect(() => {
    const unsaved = storage.read();
    if (!unsaved) return;
    for (const field of keysOf(unsaved.mine))
      if (!isEqual(unsaved.mine[field], unsaved.base[field]))
        setValue(field, unsaved.mine[field], { shouldDirty: true });
  }, [storage, setValue]);
  useEffect(() => {
    if (isDirty) storage.write({ mine: customerDocument(getValues()), base: customerDocument(detailsOf(customer)) });
    else storage.remove();
  }, [storage, isDirty, typed, getValues, customer]);
}

const unsavedCustomerStorage = (item: { readonly clientId: number; readonly id: string }) =>
  draftStorage<UnsavedCustomer>({
    storage: tabStorage,
    kind: 'customer',
    item,
    parse: ({ mine, base }) => {
      try {
        return { mine: readCustomerDocument(mine), base: readCustomerDocument(base) };
      } catch {
        return undefined;
      }
    },
  });

const { customer: t } = officeMessages;

const kinds = customerKinds.map((value) => ({ value, label: t.kinds[value] }));

/**
 * The details of a customer. What somebody else saves meanwhile appears in the fields that were not touched here; what was
 * typed stays until it is saved, also when the page is left or loaded again.
 */
export function CustomerForm({ customer }: { readonly customer: WireCustomer }) {
  const form = useForm<CustomerDetails>({
    values: detailsOf(customer),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, handleSubmit, formState, reset, setError } = form;
  useUnsavedCustomer(customer, form);
  const { isDirty, errors } = formState;
  const save = useMutation(
    trpc.customer.updateCustomer.mutationOptions({
      meta: customerMutationMeta,
      onSuccess: (saved) => reset(detailsOf(saved)),
    }),
  );
  const submit = handleSubmit((typed) => {
    if (save.isPending) return;
    const details = tidyCustomer(typed);
    const problems = customerProblems(details, { customer: t.problems });
    for (const { field, message } of problems) setError(field, { message }, { shouldFocus: true });
    if (problems.length === 0)
      save.mutate({ Id: customer.Id, LastUpdated: customer.LastUpdated, ...fieldsOf(details) });
  });
  return (
    <form className="customer-form" noValidate aria-label={t.details} onSubmit={(event) => void submit(event)}>
      <section aria-labelledby="details">
        <h2 id="details">{t.details}</h2>
        <Controller
          name="kind"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented label={t.kind} segments={kinds} chosen={value} onChoose={onChange} />
          )}
        />
        <Controller
          name="name"
          control={control}
          render={({ field: { value, onChange, ref } }) => (
            <NameField value={value} error={errors.name?.message} focusRef={ref} onChange={onChange} />
          )}
        />
        <div className="customer-pair">
          <Controller
            name="phone"
            control={control}
            render={({ field: { value, onChange } }) => <PhoneField value={value} onChange={onChange} />}
          />
          <Controller
            name="email"
            control={control}
            render={({ field: { value, onChange } }) => <EmailField value={value} onChange={onChange} />}
          />
        </div>
      </section>
      <section aria-labelledby="sites">
        <h2 id="sites">{t.sites}</h2>
        <Controller
          name="sites"
          control={control}
          render={({ field: { value, onChange } }) => <SiteRows sites={value} onChange={onChange} />}
        />
        <FieldError id="sites-error" text={errors.sites?.message} />
      </section>
      <section aria-labelledby="contacts">
        <h2 id="contacts">{t.contacts}</h2>
        <Controller
          name="contacts"
          control={control}
          render={({ field: { value, onChange } }) => <ContactRows contacts={value} onChange={onChange} />}
        />
        <FieldError id="contacts-error" text={errors.contacts?.message} />
      </section>
      <section>
        <Controller
          name="notes"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Field label={t.notes} optional long maxLength={customerLimits.notes} value={value} onChange={onChange} />
          )}
        />
      </section>
      <div className="customer-save">
        <Button look="primary" submits busy={save.isPending} disabled={!isDirty}>
          {t.save}
        </Button>
        <p role="status">{isDirty ? t.unsaved : t.saved}</p>
      </div>
    </form>
  );
}
