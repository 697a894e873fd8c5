import { type KeyboardEvent, useState } from 'react';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';
import { useUnsaved } from '../../layout/unsaved-fields.ts';

const { instructions: messages } = workInstructionsMessages;

interface LineFieldProps<Value extends string | number | null> {
  readonly kind: 'amount' | 'text';
  readonly label: string;
  readonly head: string;
  readonly value: Value;
  /** undefined: what is typed is no such value. */
  readonly parse: (typed: string) => Value | undefined;
  /** Stores the value; rejects when it could not be stored. */
  onChange(value: Value): Promise<unknown>;
}

/**
 * A field of a manual line, stored by Enter and by leaving the field; Escape restores the old value. What was typed stays until
 * it is stored, also while other fields of the line are on their way, and is sent again when the field is left again.
 */
export function LineField<Value extends string | number | null>(props: LineFieldProps<Value>) {
  const { kind, label, head, value, parse, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const next = typed === null ? value : parse(typed);
  useUnsaved(typed !== null, typed !== null && (next === undefined || isFailed));
  const leave = () => {
    if (typed === null || next === undefined) return;
    const clear = () => setTyped((now) => (now === typed ? null : now));
    setIsFailed(false);
    if (next === value) return clear();
    onChange(next).then(clear, () => setIsFailed(true));
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(null);
  };
  const hint = next === undefined ? messages.notANumber : isFailed ? messages.notStored : undefined;
  return (
    <label className={`line-field line-field-${kind}`}>
      <span>{head}</span>
      <input
        className="input"
        inputMode={kind === 'amount' ? 'decimal' : 'text'}
        maxLength={kind === 'text' ? maxTextLength : undefined}
        aria-label={label}
        aria-invalid={hint !== undefined}
        title={hint}
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {hint === undefined ? null : <small role="alert">{hint}</small>}
    </label>
  );
}

/** As many characters as the server accepts. */
const maxTextLength = 300;
