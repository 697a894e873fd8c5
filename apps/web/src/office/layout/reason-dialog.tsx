import { Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  /** Said where nothing was typed. */
  readonly missing: string;
  /** What its button says and does. */
  readonly doIt: string;
  readonly busy: boolean;
  /** With what was typed, which is not empty. */
  onGive(reason: string): void;
  onClose(): void;
}

const longestReason = 500;

/** The dialog before what must not be done without a reason. */
export function ReasonDialog({ title, label, missing, doIt, busy, onGive, onClose }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reason = text.trim();
  const submit = () => {
    setIsTried(true);
    if (reason !== '') onGive(reason);
  };
  return (
    <FormDialog title={title} width={420} doIt={doIt} busy={busy} onSubmit={submit} onClose={onClose}>
      <Field
        label={label}
        long
        maxLength={longestReason}
        value={text}
        error={isTried && reason === '' ? missing : undefined}
        onChange={setText}
      />
    </FormDialog>
  );
}
