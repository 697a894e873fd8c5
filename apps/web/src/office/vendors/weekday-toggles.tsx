import { FieldError } from '@door/ui/field';
import { useId } from 'react';
import { vendorsMessages as t } from '../messages/vendors.ts';

interface WeekdayTogglesProps {
  readonly label: string;
  /** 1 (Monday) to 7. */
  readonly days: readonly number[];
  readonly error?: string | undefined;
  onChange(days: readonly number[]): void;
}

/** The weekdays side by side; each is pressed on its own. */
export function WeekdayToggles({ label, days, error, onChange }: WeekdayTogglesProps) {
  const id = useId();
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].toSorted());
  return (
    <div className="field">
      <b id={id}>{label}</b>
      <div
        className="weekday-toggles"
        role="group"
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {t.weekdays.map((name, at) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-pressed={days.includes(at + 1)}
            onClick={() => toggle(at + 1)}
          >
            {t.shortWeekdays[at]}
          </button>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
