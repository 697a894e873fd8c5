import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import { officeMessages } from '../messages/office.ts';
import { type ChargeRow, isAmount, isQuantity } from './charge-rows.ts';

const { sale: t } = officeMessages;

interface ChargeInputsProps {
  /** From 1. */
  readonly position: number;
  readonly row: ChargeRow;
  /** As the server has it; '': it is new. */
  readonly amount: string;
  readonly origin: string;
  readonly seesCost: boolean;
  readonly currency: string;
  onChange(row: ChargeRow): void;
  onRemove(): void;
}

const inputs = {
  text: {
    in: ({ Text }: ChargeRow) => Text,
    changed: (Text: string) => ({ Text }),
    isGood: (text: string) => text.trim() !== '',
    looks: { className: 'input', maxLength: 200, inputMode: 'text' },
  },
  quantity: {
    in: ({ Quantity }: ChargeRow) => Quantity,
    changed: (Quantity: string) => ({ Quantity }),
    isGood: isQuantity,
    looks: { className: 'input num', maxLength: 3, inputMode: 'numeric' },
  },
  unit: {
    in: ({ Unit }: ChargeRow) => Unit,
    changed: (Unit: string) => ({ Unit }),
    isGood: isAmount,
    looks: { className: 'input num', maxLength: 15, inputMode: 'decimal' },
  },
  cost: {
    in: ({ Cost }: ChargeRow) => Cost,
    changed: (Cost: string) => ({ Cost }),
    isGood: isAmount,
    looks: { className: 'input num', maxLength: 15, inputMode: 'decimal' },
  },
} as const;

type Name = keyof typeof inputs;
const names: readonly Name[] = ['text', 'quantity', 'unit', 'cost'];

function isWrong(row: ChargeRow, name: Name): boolean {
  const value = inputs[name].in(row);
  return value !== null && !inputs[name].isGood(value);
}

/** A charge in a row of fields: what it is, how many, for how much, whether it is goods. What is wrong is said once a field is left. */
export function ChargeInputs({
  position,
  row,
  amount,
  origin,
  seesCost,
  currency,
  onChange,
  onRemove,
}: ChargeInputsProps) {
  const id = useId();
  const [left, setLeft] = useState(() => names.filter((name) => inputs[name].in(row) !== '' && isWrong(row, name)));
  const wrong = left.filter((name) => isWrong(row, name));
  const set = (change: Partial<ChargeRow>) => {
    const changed = { ...row, ...change };
    setLeft(left.filter((name) => isWrong(changed, name)));
    onChange(changed);
  };
  const input = (name: Name) => (
    <label className={`charge-${name}`}>
      <span>{t.chargeColumns[name]}</span>
      <input
        {...inputs[name].looks}
        aria-label={t.chargeField(t.chargeColumns[name], position)}
        aria-invalid={wrong.includes(name)}
        aria-describedby={wrong.includes(name) ? `${id}-${name}` : undefined}
        autoComplete="off"
        value={inputs[name].in(row) ?? ''}
        onChange={(event) => set(inputs[name].changed(event.target.value))}
        onBlur={() => isWrong(row, name) && setLeft([...left.filter((each) => each !== name), name])}
      />
    </label>
  );
  return (
    <li className="charge">
      {input('text')}
      {input('quantity')}
      {input('unit')}
      <span className="charge-amount num">{amount === '' ? '' : moneyText(amount, currency)}</span>
      {seesCost ? (
        <label className="charge-goods">
          <input
            type="checkbox"
            checked={row.IsGoods}
            onChange={(event) =>
              set({ IsGoods: event.target.checked, Cost: event.target.checked ? (row.Cost ?? '') : null })
            }
          />
          <span>{t.chargeColumns.goods}</span>
        </label>
      ) : null}
      {row.IsGoods && row.Cost !== null ? input('cost') : null}
      <small className="charge-origin">{origin}</small>
      <Button scale="row" look="quiet" aria-label={t.removeCharge(row.Text || t.charge)} onClick={onRemove}>
        {t.remove}
      </Button>
      {wrong.map((name) => (
        <p key={name} id={`${id}-${name}`} className="charge-wrong" role="alert">
          {t.chargeWrong[name]}
        </p>
      ))}
    </li>
  );
}
