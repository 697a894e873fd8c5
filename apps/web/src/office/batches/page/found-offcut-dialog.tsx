import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { PlanGroup } from '../batch-wire.ts';

const { offcuts: t } = batchesMessages;

interface FoundOffcutDialogProps {
  readonly groups: readonly PlanGroup[];
  onClose(): void;
}

/** Books in an offcut that lies on the shelf and in no ledger, so that the next plan can use it. */
export function FoundOffcutDialog({ groups, onClose }: FoundOffcutDialogProps) {
  const [id, setId] = useState('');
  const [group, setGroup] = useState(groups[0]?.Key ?? '');
  const [length, setLength] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(false);
  const wrong = {
    id: !/^[A-Z0-9][A-Z0-9-]{0,39}$/.test(id.trim().toUpperCase()),
    length: !/^[1-9]\d{0,4}$/.test(length.trim()),
    reason: reason.trim() === '',
  };
  const book = useMutation({
    meta: batchMutationMeta,
    mutationFn: () =>
      officeClient.batch.adjustOffcut.mutate({
        ...{ Move: 'in', Id: id.trim().toUpperCase(), Group: group },
        ...{ Length: Number(length.trim()), Reason: reason.trim() },
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsSent(true);
    if (!wrong.id && !wrong.length && !wrong.reason) book.mutate();
  };
  const errorOf = (field: keyof typeof wrong, text: string) => (isSent && wrong[field] ? text : undefined);
  return (
    <FormDialog
      title={t.found.title}
      width={420}
      doIt={t.found.doIt}
      busy={book.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.found.id} value={id} maxLength={40} error={errorOf('id', t.found.idWrong)} onChange={setId} />
      <SelectField
        label={t.found.group}
        value={group}
        choices={groups.map(({ Key, Name }) => ({ value: Key, label: Name }))}
        onChange={setGroup}
      />
      <Field
        label={t.found.length}
        value={length}
        maxLength={5}
        error={errorOf('length', t.found.lengthWrong)}
        onChange={setLength}
      />
      <Field
        label={t.reason}
        value={reason}
        maxLength={500}
        error={errorOf('reason', t.reasonMissing)}
        onChange={setReason}
      />
    </FormDialog>
  );
}
