import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useState } from 'react';
import { optionSetMessages as messages } from '../../messages/option-sets.ts';
import { useUnsaved } from '../../layout/unsaved-fields.ts';

interface NameFormProps {
  readonly label: string;
  readonly initial: string;
  readonly busy: boolean;
  onName(name: string): void;
  /** Without it the form always stays. */
  readonly onCancel?: () => void;
}

/** A field for the name of a set. */
export function NameForm({ label, initial, busy, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  useUnsaved(name !== initial && !busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setIsMissing(true);
    if (!busy) onName(name.trim());
  };
  return (
    <form className="office-form option-set-form" noValidate onSubmit={submit}>
      <Field
        label={label}
        value={name}
        maxLength={60}
        error={isMissing && name.trim() === '' ? messages.nameMissing : undefined}
        onChange={setName}
      />
      <div className="row option-set-acts">
        <Button look="line" scale="row" submits busy={busy}>
          {messages.save}
        </Button>
        {onCancel ? (
          <Button look="quiet" scale="row" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
