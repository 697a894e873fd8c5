import type { Measure } from '@door/domain/survey/survey';
import { mm } from '@door/domain/model/mm';
import { type KeyboardEvent, useId, useState } from 'react';
import { surveyWords as words } from '../words/survey.ts';

interface MeasureFieldProps {
  readonly label: string;
  /** The label with its group, for screen readers. */
  readonly name: string;
  readonly value: Measure;
  /** A smaller value, mm, counts as half typed and is set only when the field is left. */
  readonly minValue: number;
  onFocus(): void;
  onChange(value: Measure): void;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const measureOf = (text: string, least: number): Measure =>
  text === '' || (Number(text) === 0 && least > 0) ? null : mm(Number(text));

/** A length in mm that may be empty, large enough for a thumb. Enter leads to the next field. */
export function MeasureField({ label, name, value, minValue, onFocus, onChange }: MeasureFieldProps) {
  const id = useId();
  /** The text while it is half typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? (value === null ? '' : String(value));
  const isOdd = draft === null && value !== null && value < minValue;

  const type = (text: string) => {
    const figures = text.replace(/\D/g, '').slice(0, 4);
    const holds = figures === '' || Number(figures) >= minValue;
    setDraft(holds ? null : figures);
    if (holds) onChange(measureOf(figures, minValue));
  };
  const leave = () => {
    if (draft !== null) onChange(measureOf(draft, minValue));
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = arrows[event.key];
    if (direction && value !== null) {
      event.preventDefault();
      type(String(Math.max(0, value + direction * (event.shiftKey ? 10 : 1))));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      nextField(event.currentTarget)?.focus();
    }
  };
  return (
    <div className="field survey-field">
      <label htmlFor={id}>{label}</label>
      <div className="size-input">
        <input
          id={id}
          className="input num"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={name}
          aria-describedby={isOdd ? `${id}-odd` : undefined}
          value={typed}
          onFocus={(event) => {
            event.target.select();
            onFocus();
          }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <span aria-hidden="true">mm</span>
      </div>
      {isOdd ? (
        <p className="field-hint" id={`${id}-odd`} role="status">
          {words.halfTyped}
        </p>
      ) : null}
    </div>
  );
}

function nextField(input: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = [...(input.form?.querySelectorAll<HTMLInputElement>('.survey-field input') ?? [])];
  return inputs[inputs.indexOf(input) + 1];
}
