import { startTransition, useId, useOptimistic } from 'react';

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
  const [shown, show] = useOptimistic(on);
  /** The switch turns in the click's own frame; what follows from it on the page may take longer. */
  const turn = (next: boolean) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
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
