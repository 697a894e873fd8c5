import { useEffect, useId } from 'react';
import { FieldError } from './field.tsx';
import { useDimensionInput } from './use-dimension-input.tsx';
import './size-field.css';

export interface SizeFieldProps {
  readonly label: string;
  /** The present size, mm. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** A size that is typed counts also where it is the present one. */
  readonly setsEqual?: boolean;
  /** Why a size is not possible; null: it is. */
  disabledReason(value: number): string | null;
  /** Called for every possible size as soon as it is typed. */
  onChange(value: number): void;
  /** Whether something is typed that is not set. */
  onTyped?(isTyped: boolean): void;
}

/** A length in mm with a scale below it: its limits at the ends and a mark at the value. */
export function SizeField({
  label,
  value,
  min,
  max,
  setsEqual = false,
  disabledReason,
  onChange,
  onTyped,
}: SizeFieldProps) {
  const id = useId();
  const { length, error, isDraft, input } = useDimensionInput({
    value,
    sets: 'typing',
    setsEqual,
    max,
    disabledReason: (typed) => disabledReason(typed ?? 0),
    onSet: (typed) => typed !== null && onChange(typed),
  });
  useEffect(() => onTyped?.(isDraft), [isDraft, onTyped]);
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
          {...input}
          aria-valuenow={length ?? 0}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={`${length ?? 0} mm`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span aria-hidden="true">mm</span>
      </div>
      <LimitScale value={length ?? 0} min={min} max={max} />
      <div aria-live="polite">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}

export interface UsualSizesProps extends Pick<SizeFieldProps, 'value' | 'onChange'> {
  /** The name of the field that they are of. */
  readonly field: string;
  /** `Standard` */
  readonly label: string;
  /** mm */
  readonly sizes: readonly number[];
}

/** Usual sizes near the present one, each a button away. They stand behind the last field: Tab leads from one size to the next. */
export const UsualSizes = ({ field, label, sizes, value, onChange }: UsualSizesProps) => (
  <div className="usual-sizes" role="group" aria-label={`${field}, ${label}`}>
    <span aria-hidden="true">{label}</span>
    {sizes.map((size) => (
      <button
        key={size}
        type="button"
        className="num"
        aria-pressed={size === value}
        // What a field says when it is left would push the button away from under the pointer before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange(size)}
      >
        {size}
      </button>
    ))}
  </div>
);

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
