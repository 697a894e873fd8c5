import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { WireWeek } from '../batch-wire.ts';

const {
  board: { capacity: t },
} = batchesMessages;

/** `120`, `96,5`: at most one decimal, with a point or a comma. */
const pattern = /^\d{1,4}(?:[.,]\d)?$/;

interface CapacityDialogProps {
  readonly week: WireWeek;
  onClose(): void;
}

/** How many points a week has room for: fewer with a holiday, more with a Saturday. */
export function CapacityDialog({ week: { Week, Capacity }, onClose }: CapacityDialogProps) {
  const [text, setText] = useState(Capacity);
  const [isWrong, setIsWrong] = useState(false);
  const change = useMutation({
    meta: batchMutationMeta,
    mutationFn: (Points: number | null) => officeClient.batch.setCapacity.mutate({ Week, Points }),
    onSuccess: onClose,
  });
  const submit = () => {
    const typed = text.trim();
    setIsWrong(!pattern.test(typed));
    if (pattern.test(typed)) change.mutate(Number(typed.replace(',', '.')));
  };
  return (
    <FormDialog
      title={t.title(Week)}
      width={360}
      doIt={t.doIt}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.points}
        value={text}
        maxLength={8}
        error={isWrong ? t.wrong : undefined}
        hint={t.hint}
        onChange={setText}
      />
      <Button
        scale="row"
        onClick={() => {
          if (!change.isPending) change.mutate(null);
        }}
      >
        {t.usual}
      </Button>
    </FormDialog>
  );
}
