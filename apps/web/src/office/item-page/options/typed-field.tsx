import { type KeyboardEvent, useId, useState } from 'react';
import { useUnsaved } from '../../layout/unsaved-fields.ts';

interface TypedFieldProps {
  readonly term: string;
  readonly value: string;
  readonly unit?: string;
  readonly inputMode?: 'numeric';
  /** Below the field while nothing is wrong. */
  readonly hint?: string;
  /** The value itself is one that nobody can work with. */
  readonly isMissing?: boolean;
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[];
  /** Takes what was typed, or says why it cannot be had. */
  settle(text: string): string | null;
}

/** An option that is typed, settled on leaving it or with Enter. What cannot be had stays in the field, with the reason below. */
export function TypedField({ term, value, unit, hint = '', isMissing = false, ...rest }: TypedFieldProps) {
  const { inputMode, suggestions = [], settle } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useUnsaved(typed !== null);
  const id = useId();
  const type = (text: string | null) => {
    setTyped(text);
    setWrong(null);
  };
  const settleTyped = () => {
    if (typed === null) return;
    const disabledReason = settle(typed.trim());
    setWrong(disabledReason);
    if (disabledReason === null) setTyped(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settleTyped();
    if (key === 'Escape') type(null);
  };
  return (
    <li className="option">
      <div className="inspector-row option-row option-typed">
        <label className="option-term" htmlFor={id}>
          {term}
        </label>
        <span>
          <input
            id={id}
            className="input"
            autoComplete="off"
            inputMode={inputMode}
            list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
            aria-invalid={wrong !== null || isMissing}
            aria-describedby={`${id}-hint`}
            value={typed ?? value}
            onChange={({ target }) => type(target.value)}
            onBlur={settleTyped}
            onKeyDown={onKeyDown}
          />
          {unit}
        </span>
      </div>
      <p id={`${id}-hint`} className="stack option-why" role="status">
        {wrong === null ? hint : <span className="option-wrong">{wrong}</span>}
      </p>
      {suggestions.length > 0 ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </datalist>
      ) : null}
    </li>
  );
}
