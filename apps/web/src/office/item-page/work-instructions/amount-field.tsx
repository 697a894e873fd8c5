import { type KeyboardEvent, useState } from 'react';
import { workInstructionsWords } from '../../words/work-instructions.ts';

const { instructions: words } = workInstructionsWords;

interface AmountFieldProps {
  readonly label: string;
  readonly head: string;
  readonly value: number | null;
  onChange(value: number): void;
}

/** A number in a manual line, set by Enter and by leaving the field; Escape restores the old one. Empty means 0. */
export function AmountField({ label, head, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed === null ? value : parseAmount(typed);
  const leave = () => {
    if (typed === null || amount === undefined) return;
    setTyped(null);
    if ((amount ?? 0) !== (value ?? 0)) onChange(amount ?? 0);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(null);
  };
  return (
    <label className="amount-field">
      <span>{head}</span>
      <input
        className="input"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={amount === undefined}
        title={amount === undefined ? words.notANumber : undefined}
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

const maxAmount = 100_000;

/** `5,96` and `5.96` are 5.96; null for an empty text, undefined for what is no amount from 0 to 100000. */
export function parseAmount(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 && amount <= maxAmount ? amount : undefined;
}
