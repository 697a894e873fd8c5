import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import type { OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeMessages } from '../messages/office.ts';

const { customer: messages } = officeMessages;
const { erase: t } = messages;

interface ErasePersonProps {
  readonly person: OfficeInputs['running']['personHeld'];
  readonly name: string;
  onClose(): void;
}

/** Everything that shows something of a person. */
const meta = {
  invalidates: [trpc.customer, trpc.enquiry, trpc.quote, trpc.task, trpc.item, trpc.running].map((group) =>
    group.pathKey(),
  ),
};

/**
 * Says what is still open with the person, and asks for a word about that and for the name, because nothing brings them back;
 * afterwards says what had to be kept.
 */
export function ErasePerson({ person, name: Name, onClose }: ErasePersonProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { name: '', isRead: false } });
  const held = useQuery(trpc.running.personHeld.queryOptions(person));
  // Something may have been begun while the dialog was open.
  const onError = () => void held.refetch();
  const erase = useMutation(trpc.running.erasePerson.mutationOptions({ meta, onError }));
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
  const submit = handleSubmit(({ isRead }) => {
    if (held.data) erase.mutate({ ...person, OpenWork: isRead });
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
      <QueryResult query={held}>
        {({ Open }) =>
          Open.length === 0 ? null : (
            <>
              <h3 id="open-work">{t.stillOpen}</h3>
              <ul className="stack customer-kept customer-open" aria-labelledby="open-work">
                {Open.map(({ Text }, at) => (
                  <li key={`${String(at)} ${Text}`}>{Text}</li>
                ))}
              </ul>
              <p>{t.stillDone}</p>
              <Controller
                name="isRead"
                control={control}
                rules={{ validate: (isRead) => isRead || t.notRead }}
                render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
                  <Check kind="checkbox" checked={value} error={error?.message} focusRef={ref} onChange={onChange}>
                    {t.isRead}
                  </Check>
                )}
              />
            </>
          )
        }
      </QueryResult>
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
