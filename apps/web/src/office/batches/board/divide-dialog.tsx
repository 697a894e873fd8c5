import { equalParts, mostParts } from '@door/domain/making/batch/line-part';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { WaitingLine } from '../batch-wire.ts';

const {
  board: { divide: t, lineName },
} = batchesMessages;

/** `20, 20 + 8`: numbers with whatever stands between them. */
const numbersIn = (typed: string): readonly number[] =>
  typed
    .split(/[\s,;+]+/)
    .filter((each) => each !== '')
    .map((each) => (/^\d{1,7}$/.test(each) ? Number(each) : 0));

interface DivideDialogProps {
  readonly line: WaitingLine;
  onClose(): void;
}

/** Asks how many doors each part of a line has; at first parts that are as large as a batch. */
export function DivideDialog({ line, onClose }: DivideDialogProps) {
  const { LineId, Quantity } = line;
  const usual = equalParts(Quantity);
  const [typed, setTyped] = useState(() => (usual.length > 1 ? usual : [Quantity - 1, 1]).join(', '));
  const [error, setError] = useState('');
  const divide = useMutation({
    meta: batchMutationMeta,
    mutationFn: (Doors: readonly number[]) => officeClient.batch.divide.mutate({ LineId, Doors: [...Doors] }),
    onSuccess: onClose,
  });
  const submit = () => {
    const doors = numbersIn(typed);
    const problem = problemOf(doors, Quantity);
    setError(problem);
    if (problem === '') divide.mutate(doors);
  };
  return (
    <FormDialog
      title={t.title(lineName(line))}
      width={420}
      doIt={t.doIt}
      busy={divide.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.doors}
        value={typed}
        maxLength={500}
        hint={t.hint(Quantity)}
        error={error === '' ? undefined : error}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

function problemOf(parts: readonly number[], doors: number): string {
  if (parts.length > mostParts) return t.tooMany(mostParts);
  const isFull = parts.reduce((sum, each) => sum + each, 0) === doors;
  return parts.length > 1 && isFull && parts.every((each) => each > 0) ? '' : t.wrong(doors);
}
