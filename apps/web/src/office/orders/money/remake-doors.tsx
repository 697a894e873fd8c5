import { Check, FieldError } from '@door/ui/field';
import { useId } from 'react';
import { orderMoneyMessages } from '../../messages/orders.ts';
import type { MoneyOrder } from './money-order.ts';
import type { RemadeQuantities } from './remade-lines.ts';

const { remake: t } = orderMoneyMessages;

interface RemakeDoorsProps {
  readonly lines: MoneyOrder['Lines'];
  readonly quantities: RemadeQuantities;
  /** '' for none. */
  readonly fault: string;
  onChoose(quantities: RemadeQuantities): void;
}

/** The doors of an order to be ticked; of several alike how many. */
export function RemakeDoors({ lines, quantities, fault, onChoose }: RemakeDoorsProps) {
  const faultId = useId();
  const tick = (LineId: string, Quantity: number, isOn: boolean) => {
    const others = Object.fromEntries(Object.entries(quantities).filter(([id]) => id !== LineId));
    onChoose(isOn ? { ...others, [LineId]: String(Quantity) } : others);
  };
  return (
    <fieldset className="remake-doors" aria-describedby={fault === '' ? undefined : faultId}>
      <legend>{t.doors}</legend>
      {lines.map(({ LineId, Door, Quantity }) => {
        const typed = quantities[LineId];
        return (
          <div key={LineId} className="remake-door">
            <Check kind="checkbox" checked={typed !== undefined} onChange={(isOn) => tick(LineId, Quantity, isOn)}>
              {Door}
            </Check>
            {typed === undefined || Quantity === 1 ? null : (
              <input
                className="input num"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                aria-label={t.quantity(Door)}
                value={typed}
                onChange={(event) => onChoose({ ...quantities, [LineId]: event.target.value })}
              />
            )}
          </div>
        );
      })}
      <FieldError id={faultId} text={fault || undefined} />
    </fieldset>
  );
}
