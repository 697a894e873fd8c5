import { FieldError } from '@door/ui/field';
import { useId } from 'react';
import { moneyText } from '../../../shared/text/money-text.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import { keyOf, nothingTyped, type TypedCredit } from './credit-lines.ts';
import type { CreditableLine } from './money-order.ts';

const { credit: t } = orderMoneyMessages;

interface CreditFieldsProps {
  readonly creditable: readonly CreditableLine[];
  readonly currency: string;
  readonly typed: TypedCredit;
  /** '' for none. */
  readonly fault: string;
  onType(typed: TypedCredit): void;
}

/** A row for each line and charge of which something is left: how many, or a sum. Typing in one empties the other. */
export function CreditFields({ creditable, currency, typed, fault, onType }: CreditFieldsProps) {
  const id = useId();
  return (
    <fieldset className="credit-lines" aria-describedby={fault === '' ? undefined : id}>
      <legend>{t.lines}</legend>
      {creditable
        .filter(({ Amount }) => Amount !== '0.00')
        .map((line) => {
          const key = keyOf(line);
          const { quantity, sum } = typed[key] ?? nothingTyped;
          return (
            <div key={key} className="credit-line">
              <span>
                <b>{line.Text}</b>
                <small>{t.left(line.Quantity, moneyText(line.Amount, currency))}</small>
              </span>
              <CreditInput
                label={t.quantity}
                line={line.Text}
                value={quantity}
                onType={(text) => onType({ ...typed, [key]: { quantity: text, sum: '' } })}
              />
              <CreditInput
                label={t.sum}
                line={line.Text}
                value={sum}
                onType={(text) => onType({ ...typed, [key]: { quantity: '', sum: text } })}
              />
            </div>
          );
        })}
      <FieldError id={id} text={fault || undefined} />
    </fieldset>
  );
}

interface CreditInputProps {
  readonly label: string;
  readonly line: string;
  readonly value: string;
  onType(text: string): void;
}

const CreditInput = ({ label, line, value, onType }: CreditInputProps) => (
  <label>
    <small>{label}</small>
    <input
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      aria-label={t.of(label, line)}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
);
