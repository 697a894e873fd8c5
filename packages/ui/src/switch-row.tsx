import { useId } from 'react';

export interface SwitchRowProps {
  readonly name: string;
  /** One line: what it does now. */
  readonly meaning?: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** The whole row is the switch; it stands above the section that it governs. */
export function SwitchRow({ name, meaning, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="switch-row">
      <span>
        <b id={id}>{name}</b>
        {meaning ? <small id={`${id}-meaning`}>{meaning}</small> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-labelledby={id}
        aria-describedby={meaning ? `${id}-meaning` : undefined}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
