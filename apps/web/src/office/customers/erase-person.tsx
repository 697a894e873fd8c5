import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import type { OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';

const { customer: messages } = officeMessages;
const { erase: t } = messages;

interface ErasePersonProps {
  readonly person: OfficeInputs['running']['erasePerson'];
  readonly name: string;
  onClose(): void;
}

/** Everything that shows something of a person. */
const meta = {
  invalidates: [trpc.customer, trpc.enquiry, trpc.quote, trpc.task, trpc.item, trpc.running].map((group) =>
    group.pathKey(),
  ),
};

/** Asks for the name, because nothing brings the person back; afterwards says what had to be kept. */
export function ErasePerson({ person, name: Name, onClose }: ErasePersonProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  const erase = useMutation(trpc.running.erasePerson.mutationOptions({ meta }));
  if (erase.data)
    return (
      <Modal open title={t.done} width={440} onClose={onClose}>
        <ul className="stack customer-kept">
          {erase.data.Kept.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className="modal-actions">
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </Modal>
    );
  const submit = handleSubmit(() => {
    erase.mutate(person);
  });
  return (
    <FormDialog
      title={t.title(Name)}
      width={440}
      doIt={t.doIt}
      busy={erase.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.what}</p>
      <Controller
        name="name"
        control={control}
        rules={{ validate: (name) => name.trim() === Name.trim() || t.otherName(Name) }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field label={t.typeName(Name)} value={value} error={error?.message} focusRef={ref} onChange={onChange} />
        )}
      />
    </FormDialog>
  );
}
