import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError } from './field.tsx';
import './size-field.css';

export interface SizeFieldProps {
  readonly label: string;
  /** The present size, mm. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Usual sizes near the present one, each a button away. */
  readonly usual?: UsualSizes;
  /** Why a size is not possible; null: it is. */
  whyNot(value: number): string | null;
  /** Called for every possible size as soon as it is typed. */
  onChange(value: number): void;
}

export interface UsualSizes {
  /** `Standard` */
  readonly label: string;
  readonly values: readonly number[];
}

/** What was typed and is not accepted; it disappears when the value changes. */
interface Draft {
  readonly text: string;
  readonly instead: number;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A length in mm with a scale below it: its limits at the ends and a mark at the value. */
export function SizeField({ label, value, min, max, usual, whyNot, onChange }: SizeFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  const typed = draft?.instead === value ? draft.text : String(value);
  const size = Number(typed);
  const refusal = typed === '' || size === value ? null : whyNot(size);
  /** A size below the limit may only be half typed: its error waits until the field is left. */
  const error = refusal !== null && (left || size > max) ? refusal : undefined;

  const type = (text: string) => {
    const figures = text.replace(/\D/g, '').slice(0, 5);
    setLeft(false);
    setDraft({ text: figures, instead: value });
    if (figures !== '' && Number(figures) !== value && whyNot(Number(figures)) === null) onChange(Number(figures));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction) {
      event.preventDefault();
      type(String(Math.max(0, size + direction * (event.shiftKey ? 10 : 1))));
    }
    if (direction || event.key === 'Enter') setLeft(true);
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="size-input">
        <input
          id={id}
          className="input num"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-valuenow={size}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={`${size} mm`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setLeft(true);
            if (typed === '') setDraft(null);
          }}
        />
        <span aria-hidden="true">mm</span>
      </div>
      <LimitScale value={size} min={min} max={max} />
      {usual && usual.values.length > 0 ? (
        <Usual field={label} usual={usual} value={value} onChange={onChange} />
      ) : null}
      <div aria-live="polite">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}

interface UsualProps extends Pick<SizeFieldProps, 'value' | 'onChange'> {
  readonly field: string;
  readonly usual: UsualSizes;
}

function Usual({ field, usual, value, onChange }: UsualProps) {
  return (
    <div className="usual-sizes" role="group" aria-label={`${field}, ${usual.label}`}>
      <span aria-hidden="true">{usual.label}</span>
      {usual.values.map((size) => (
        <button key={size} type="button" className="num" aria-pressed={size === value} onClick={() => onChange(size)}>
          {size}
        </button>
      ))}
    </div>
  );
}

/** The scale of the limits; a value beyond them is marked at that end. */
function LimitScale({ value, min, max }: Pick<SizeFieldProps, 'value' | 'min' | 'max'>) {
  const part = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0.5;
  const beyond = value < min || value > max;
  return (
    <div className="limit-rule num" aria-hidden="true">
      <span className="limit-mark" data-beyond={beyond} style={{ left: `${part * 100}%` }} />
      <span>{min}</span>
      <span>{max}</span>
    </div>
  );
}
