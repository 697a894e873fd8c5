import { type KeyboardEvent, useState } from 'react';
import { officeWorksWords } from '../../../words/office-works.ts';
import { amountIn } from './amount.ts';

const { instructions: words } = officeWorksWords;

interface AmountFieldProps {
  readonly label: string;
  readonly head: string;
  readonly value: number | null;
  onChange(value: number): void;
}

/** A number in a line: it counts when it is left, or at Enter; Escape gives the old one back. Empty says nothing. */
export function AmountField({ label, head, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed === null ? value : amountIn(typed);
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
