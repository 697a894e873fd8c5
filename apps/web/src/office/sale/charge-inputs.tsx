import { Button } from '@door/ui/button';
import { moneyText } from '../../platform/words/money-text.ts';
import { officeWords } from '../words/office.ts';
import { type ChargeRow, isAmount, isQuantity } from './charge-rows.ts';

const { sale: says } = officeWords;

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

/** A charge in a row of fields: what it is, how many, for how much, whether it is goods. */
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
  const set = (change: Partial<ChargeRow>) => onChange({ ...row, ...change });
  return (
    <li className="charge">
      <ChargeInput
        {...{ position, name: 'text', value: row.Text, isGood: row.Text.trim() !== '' }}
        onChange={(Text) => set({ Text })}
      />
      <ChargeInput
        {...{ position, name: 'quantity', value: row.Quantity, isGood: isQuantity(row.Quantity) }}
        onChange={(Quantity) => set({ Quantity })}
      />
      <ChargeInput
        {...{ position, name: 'unit', value: row.Unit, isGood: isAmount(row.Unit) }}
        onChange={(Unit) => set({ Unit })}
      />
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
          <span>{says.chargeColumns.goods}</span>
        </label>
      ) : null}
      {row.IsGoods && row.Cost !== null ? (
        <ChargeInput
          {...{ position, name: 'cost', value: row.Cost, isGood: isAmount(row.Cost) }}
          onChange={(Cost) => set({ Cost })}
        />
      ) : null}
      <small className="charge-origin">{origin}</small>
      <Button scale="row" look="quiet" aria-label={says.removeCharge(row.Text || says.charge)} onClick={onRemove}>
        {says.remove}
      </Button>
    </li>
  );
}

interface ChargeInputProps {
  readonly position: number;
  readonly name: 'text' | 'quantity' | 'unit' | 'cost';
  readonly value: string;
  readonly isGood: boolean;
  onChange(value: string): void;
}

const inputs = {
  text: { className: 'input', maxLength: 200, inputMode: 'text' },
  quantity: { className: 'input num', maxLength: 3, inputMode: 'numeric' },
  unit: { className: 'input num', maxLength: 15, inputMode: 'decimal' },
  cost: { className: 'input num', maxLength: 15, inputMode: 'decimal' },
} as const;

const ChargeInput = ({ position, name, value, isGood, onChange }: ChargeInputProps) => (
  <label className={`charge-${name}`}>
    <span>{says.chargeColumns[name]}</span>
    <input
      {...inputs[name]}
      aria-label={says.chargeField(says.chargeColumns[name], position)}
      aria-invalid={!isGood}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
