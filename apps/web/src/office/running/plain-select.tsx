import { useId } from 'react';

interface PlainSelectProps {
  readonly label: string;
  /** One that is no choice shows the first. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** A choice of many that needs no hint, its label above it. */
export function PlainSelect({ label, value, choices, onChange }: PlainSelectProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        className="input"
        value={choices.some((choice) => choice.value === value) ? value : choices[0]?.value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
