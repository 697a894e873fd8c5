import { FieldError } from '@door/ui/field';
import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** One that is no choice shows the first. */
  readonly value: NoInfer<Value>;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** What the choice means. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onChange(value: Value): void;
}

/** A choice of one of several that are too long to stand side by side. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  hint,
  error,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined ? `${id}-error` : hint ? `${id}-hint` : undefined}
        value={choices.some((choice) => choice.value === value) ? value : choices[0]?.value}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
