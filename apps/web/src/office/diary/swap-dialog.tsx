import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient } from '../queries/office-client.ts';
import { type DiaryVisit, diaryMutationMeta } from './diary-wire.ts';

const { swap: t } = diaryMessages;

interface SwapDialogProps {
  readonly visit: DiaryVisit;
  /** Those that it may change places with. */
  readonly others: readonly DiaryVisit[];
  onClose(): void;
}

/** Two visits change places: team, day and time. */
export function SwapDialog({ visit: { Job }, others, onClose }: SwapDialogProps) {
  const [chosen, setChosen] = useState(others[0]?.Job.Id ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const today = useToday();
  const Reason = reason.trim();
  const swap = useMutation({
    meta: diaryMutationMeta,
    mutationFn: (WithId: string) =>
      officeClient.diary.swap.mutate({ Id: Job.Id, LastUpdated: Job.LastUpdated, WithId, Reason }),
    onSuccess: () => {
      showToast('success', t.done);
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    if (chosen !== '' && Reason !== '') swap.mutate(chosen);
  };
  return (
    <FormDialog
      title={t.title(Job.Number)}
      width={480}
      doIt={t.doIt}
      busy={swap.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {others.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <SelectField
          label={t.with}
          value={chosen}
          choices={others.map(({ Job: other, Day, From }) => ({
            value: other.Id,
            label: t.choice(other.Number, dayText(Day, today), From),
          }))}
          onChange={setChosen}
        />
      )}
      <Field
        label={diaryMessages.reason}
        value={reason}
        maxLength={500}
        error={isTried && Reason === '' ? diaryMessages.noReason : undefined}
        onChange={setReason}
      />
      <Refusal error={swap.error} />
    </FormDialog>
  );
}
