import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { officeWords } from '../words/office.ts';
import { AddressField, EmailField, NameField, PhoneField } from './customer-fields.tsx';
import { useUnsavedCaller } from './use-unsaved-caller.ts';

const { customer: says, customers } = officeWords;

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
    if (create.isPending) return;
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
      doIt={says.create}
      busy={create.isPending}
      onSubmit={(event) => void submit(event)}
      onCancel={forget}
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
