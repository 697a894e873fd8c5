import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useApp } from '../../designer/app/app-context.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { draftStorage } from '../queries/draft-storage.ts';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { officeMessages } from '../messages/office.ts';
import { AddressField, EmailField, NameField, PhoneField } from './customer-fields.tsx';

const { customer: t, customers } = officeMessages;

interface NewCustomerProps {
  onMade(customerId: string): void;
  onClose(): void;
}

/** The dialog for somebody on the telephone: who they are, how to reach them, where the door goes. Only Cancel forgets what was typed. */
export function NewCustomer({ onMade, onClose }: NewCustomerProps) {
  const { ids, form, forget } = useUnsavedCaller();
  const { control, handleSubmit } = form;
  const create = useMutation(
    trpc.customer.create.mutationOptions({
      meta: customerMutationMeta,
      onSuccess: (made) => {
        forget();
        onMade(made.Id);
      },
    }),
  );
  const submit = handleSubmit(({ name, phone, email, address }) => {
    create.mutate({
      Id: ids.customer,
      Name: name,
      Phone: phone,
      Email: email,
      Sites: [{ Id: ids.site, Address: address }],
    });
  });
  return (
    <FormDialog
      title={customers.add}
      width={440}
      doIt={t.create}
      busy={create.isPending}
      onSubmit={submit}
      onCancel={forget}
      onClose={onClose}
    >
      <Controller
        name="name"
        control={control}
        rules={{ validate: (name) => name.trim() !== '' || t.problems.nameMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <NameField value={value} error={error?.message} focusRef={ref} onChange={onChange} />
        )}
      />
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
      <Controller
        name="address"
        control={control}
        render={({ field: { value, onChange } }) => <AddressField optional value={value} onChange={onChange} />}
      />
    </FormDialog>
  );
}

/** Who rings up, as it is typed. */
interface Caller {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

interface CallerIds {
  readonly customer: string;
  readonly site: string;
}

interface UnsavedCaller {
  readonly ids: CallerIds;
  readonly form: UseFormReturn<Caller>;
  readonly forget: () => void;
}

/**
 * Keeps in this tab what was typed about somebody who is no customer yet, also when the page is loaded again. The ids are made
 * with it, so that a customer whose call is sent twice, the second time after a reload, is made once.
 */
function useUnsavedCaller(): UnsavedCaller {
  const { clientId } = useApp().session;
  const [storage] = useState(() => callerStorage(clientId));
  const [{ ids, typed: first }] = useState(() => storage.read() ?? newCaller());
  const form = useForm<Caller>({ defaultValues: first });
  const { control, getValues } = form;
  const typed = useWatch({ control });
  useEffect(() => {
    if (Object.values(typed).some((text) => text !== '')) storage.write({ ids, typed: getValues() });
  }, [storage, ids, typed, getValues]);
  return { ids, form, forget: storage.remove };
}

const newCaller = (): { readonly ids: CallerIds; readonly typed: Caller } => ({
  ids: { customer: crypto.randomUUID(), site: crypto.randomUUID() },
  typed: { name: '', phone: '', email: '', address: '' },
});

const callerStorage = (clientId: number) =>
  draftStorage<{ readonly ids: CallerIds; readonly typed: Caller }>({
    storage: tabStorage,
    kind: 'caller',
    item: { clientId, id: 'new' },
    parse: ({ ids, typed }) => {
      const { customer, site } = textsOf(ids);
      const { name, phone, email, address } = textsOf(typed);
      if (!customer || !site) return undefined;
      return {
        ids: { customer, site },
        typed: { name: name ?? '', phone: phone ?? '', email: email ?? '', address: address ?? '' },
      };
    },
  });

/** The texts of a record that was stored; nothing of anything else. */
const textsOf = (record: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typeof record === 'object' && record !== null ? record : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
