import type { Measure } from '@door/domain/survey/survey';
import { mm } from '@door/domain/measure/mm';
import { type KeyboardEvent, useId, useState } from 'react';
import { officeSurveyWords as words } from '../../words/office-survey.ts';

interface MeasureFieldProps {
  readonly label: string;
  /** With its group, for those who hear it. */
  readonly name: string;
  readonly value: Measure;
  /** Less than this is half typed, and holds only once the field is left. */
  readonly least: number;
  onFocus(): void;
  onChange(value: Measure): void;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const measureOf = (text: string, least: number): Measure =>
  text === '' || (Number(text) === 0 && least > 0) ? null : mm(Number(text));

/** A length that may still be unknown, large enough for a thumb. Enter goes on to the next one. */
export function MeasureField({ label, name, value, least, onFocus, onChange }: MeasureFieldProps) {
  const id = useId();
  /** What is half typed, while it does not hold. */
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? (value === null ? '' : String(value));
  const isOdd = draft === null && value !== null && value < least;

  const type = (text: string) => {
    const figures = text.replace(/\D/g, '').slice(0, 4);
    const holds = figures === '' || Number(figures) >= least;
    setDraft(holds ? null : figures);
    if (holds) onChange(measureOf(figures, least));
  };
  const leave = () => {
    if (draft !== null) onChange(measureOf(draft, least));
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
