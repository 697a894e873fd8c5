import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { officeWords } from '../words/office.ts';
import { AddressField, EmailField, NameField, PhoneField } from './customer-fields.tsx';

const { customer: says, customers } = officeWords;

interface CallForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

interface NewCustomerProps {
  onMade(customerId: string): void;
  onClose(): void;
}

/** The dialog for somebody on the telephone: who they are, how to reach them, where the door goes. */
export function NewCustomer({ onMade, onClose }: NewCustomerProps) {
  // The ids are made here, so that a customer whose call is sent twice is made once.
  const [{ Id, siteId }] = useState(() => ({ Id: crypto.randomUUID(), siteId: crypto.randomUUID() }));
  const { control, handleSubmit } = useForm<CallForm>({
    defaultValues: { name: '', phone: '', email: '', address: '' },
  });
  const create = useMutation(
    trpc.customer.create.mutationOptions({
      meta: customerMutationMeta,
      onSuccess: (made) => onMade(made.Id),
    }),
  );
  const submit = handleSubmit(({ name, phone, email, address }) => {
    if (create.isPending) return;
    create.mutate({ Id, Name: name, Phone: phone, Email: email, Sites: [{ Id: siteId, Address: address }] });
  });
  return (
    <FormDialog
      title={customers.add}
      width={440}
      doIt={says.create}
      busy={create.isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Controller
        name="name"
        control={control}
        rules={{ validate: (name) => name.trim() !== '' || says.problems.nameMissing }}
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
