import { startTransition, useId, useOptimistic } from 'react';
import './switch-row.css';

export interface SwitchRowProps {
  readonly name: string;
  /** One line: what its present state means. */
  readonly meaning?: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** A row that is a switch; it is placed above the section that it controls. */
export function SwitchRow({ name, meaning, on, onChange }: SwitchRowProps) {
  const id = useId();
  const [shown, show] = useOptimistic(on);
  /** The switch turns within the frame of the click; the rest of the page may render later, but the next press finds it turned. */
  const turn = (next: boolean) => {
    startTransition(() => show(next));
    onChange(next);
  };
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
        checked={shown}
        onChange={(event) => turn(event.target.checked)}
      />
    </label>
  );
}
