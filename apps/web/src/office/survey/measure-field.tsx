import type { Measure } from '@door/domain/making/survey/survey';
import { mm } from '@door/domain/lib/mm';
import { FieldError } from '@door/ui/field';
import { useDimensionInput } from '@door/ui/use-dimension-input';
import { useId } from 'react';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { surveyMessages as messages } from '../messages/survey.ts';

interface MeasureFieldProps {
  readonly label: string;
  /** The label with its group, for screen readers. */
  readonly name: string;
  readonly value: Measure;
  /** A smaller value, mm, counts as half typed and is set only when the field is left. */
  readonly minValue: number;
  onFocus(): void;
  onChange(value: Measure): void;
  /** Instead of leading to the next field of the form. */
  readonly onEnter?: () => void;
}

/** A length in mm that may be empty, large enough for a thumb. Enter leads to the next field. */
export function MeasureField({ label, name, value, minValue, onFocus, onChange, onEnter }: MeasureFieldProps) {
  const id = useId();
  const { error, isDraft, input } = useDimensionInput({
    value,
    sets: 'typing',
    maxDigits: 4,
    isOptional: true,
    whenLeft: 'set',
    disabledReason: (length) => (length !== null && length < minValue ? messages.halfTyped : null),
    onSet: (length) => onChange(length === null || (length === 0 && minValue > 0) ? null : mm(length)),
    onEnter: (event) => {
      event.preventDefault();
      if (onEnter) onEnter();
      else nextField(event.currentTarget)?.focus();
    },
  });
  useUnsaved(isDraft);
  const isOdd = !isDraft && value !== null && value < minValue;
  return (
    <div className="field survey-field">
      <label htmlFor={id}>{label}</label>
      <div className="size-input">
        <input
          id={id}
          className="input num"
          {...input}
          enterKeyHint="next"
          aria-label={name}
          aria-invalid={error !== undefined}
          aria-describedby={error !== undefined ? `${id}-error` : isOdd ? `${id}-odd` : undefined}
          onFocus={(event) => {
            event.target.select();
            onFocus();
          }}
        />
        <span aria-hidden="true">mm</span>
      </div>
      <div aria-live="polite">
        <FieldError id={`${id}-error`} text={error} />
      </div>
      {isOdd ? (
        <p className="field-hint" id={`${id}-odd`} role="status">
          {messages.halfTyped}
        </p>
      ) : null}
    </div>
  );
}

function nextField(input: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = [...(input.form?.querySelectorAll<HTMLInputElement>('.survey-field input') ?? [])];
  return inputs[inputs.indexOf(input) + 1];
}
