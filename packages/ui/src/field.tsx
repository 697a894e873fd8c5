import { type HTMLInputAutoCompleteAttribute, type ReactNode, type RefCallback, useId } from 'react';
import { Warning } from './icons.tsx';
import { useControlMessages } from './messages.ts';
import './field.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly optional?: boolean;
  /** Several lines of text. */
  readonly long?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'decimal';
  /** Id of a `datalist` with proposals. */
  readonly list?: string;
  readonly maxLength?: number;
  readonly error?: string | undefined;
  /** A hint that blocks nothing, below the field; '' while there is none. An error replaces it. */
  readonly hint?: string;
  /** The same of what was typed, beside the label: it comes and goes while somebody may be pressing on something, and moves nothing. */
  readonly remark?: string;
  readonly focusRef?: RefCallback<HTMLElement>;
  onChange(value: string): void;
  onLeave?(): void;
}

export function Field({
  label,
  value,
  optional = false,
  long = false,
  type = 'text',
  error,
  hint,
  remark,
  focusRef,
  onChange,
  onLeave,
  ...rest
}: FieldProps) {
  const messages = useControlMessages();
  const id = useId();
  const about = [...(remark ? [`${id}-remark`] : []), ...(hint ? [`${id}-hint`] : [])];
  const shared = {
    ...rest,
    id,
    value,
    className: long ? 'input input-long' : 'input',
    'aria-invalid': error !== undefined,
    'aria-required': !optional,
    'aria-describedby': error === undefined ? about.join(' ') || undefined : `${id}-error`,
    ref: focusRef,
    onBlur: onLeave,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {remark === undefined ? null : (
          <p className="field-remark" id={`${id}-remark`} role="status">
            <span>{error === undefined ? remark : ''}</span>
          </p>
        )}
        {optional ? <small>{messages.optional}</small> : null}
      </div>
      {long ? (
        <textarea {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`} role="status">
          {error === undefined ? hint : ''}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className="field-error" id={id}>
      <Warning />
      {text}
    </p>
  );
}

export interface CheckProps {
  readonly kind: 'checkbox' | 'radio';
  readonly group?: string;
  readonly checked: boolean;
  readonly error?: string | undefined;
  /** The sentence agreed to; it may hold a link. */
  readonly children: ReactNode;
  /** Below the sentence: what follows from it. */
  readonly note?: string;
  readonly focusRef?: RefCallback<HTMLElement>;
  onChange(checked: boolean): void;
}

export function Check({ kind, group, checked, error, children, note, focusRef, onChange }: CheckProps) {
  const id = useId();
  const describedBy = [...(note ? [`${id}-note`] : []), ...(error === undefined ? [] : [`${id}-error`])].join(' ');
  return (
    <div className="check">
      <input
        id={id}
        type={kind}
        name={group}
        checked={checked}
        ref={focusRef}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {note ? (
        <p id={`${id}-note`} className="check-note">
          {note}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
