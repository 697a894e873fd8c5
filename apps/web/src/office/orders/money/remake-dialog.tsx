import { type RemadePart, remadeParts, type RemakeReason, remakeReasons } from '@door/domain/selling/order/remake';
import { Check, Field, FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { orderMoneyMessages } from '../../messages/order-money.ts';
import { officeClient, type OfficeInputs } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { moneyMutationMeta, type MoneyOrder } from './money-order.ts';
import './order-money.css';

const { remake: t, payments } = orderMoneyMessages;

interface RemakeDialogProps {
  readonly order: MoneyOrder;
  /** The line whose menu asked: it is ticked already, with all of its doors. */
  readonly lineId: string;
  /** Filled in already, where a fault says it. */
  readonly proposed?: { readonly reason: RemakeReason; readonly parts: readonly RemadePart[] };
  /** With the id of the order that makes the doors again. */
  onMade(orderId: string): void;
  onClose(): void;
}

const reasons = remakeReasons.map((value) => ({ value, label: t.reasons[value] }));

/** The dialog that makes doors of an order again: which, why, what of them, and whether the customer pays. */
export function RemakeDialog({ order, lineId, proposed, onMade, onClose }: RemakeDialogProps) {
  const [quantities, setQuantities] = useState<RemadeQuantities>(() =>
    Object.fromEntries(
      order.Lines.flatMap((line) => (line.LineId === lineId ? [[lineId, String(line.Quantity)]] : [])),
    ),
  );
  const [Reason, setReason] = useState<RemakeReason>(proposed?.reason ?? 'damaged');
  const [Parts, setParts] = useState<readonly RemadePart[]>(proposed?.parts ?? []);
  const [Charged, setCharged] = useState(false);
  const [Note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const { lines, fault } = remadeLines(order.Lines, quantities);
  const remake = useMutation({
    meta: moneyMutationMeta,
    mutationFn: () => {
      const asked = { OrderId: order.Id, Lines: [...lines], Reason, Parts: [...Parts], Charged, Note };
      return officeClient.order.remake.mutate({ ...asked, Id: attempts.of(JSON.stringify(asked)) });
    },
    onSuccess: ({ Id, Number: number }) => {
      showToast('success', t.made(number));
      onClose();
      onMade(Id);
    },
  });
  const submit = () => {
    setIsTried(true);
    if (fault === '') remake.mutate();
  };
  return (
    <FormDialog title={t.title} width={520} doIt={t.doIt} busy={remake.isPending} onSubmit={submit} onClose={onClose}>
      <RemakeDoors lines={order.Lines} quantities={quantities} fault={isTried ? fault : ''} onChoose={setQuantities} />
      <SelectField label={t.why} value={Reason} choices={reasons} onChange={(reason) => setReason(reason)} />
      <fieldset className="remake-parts">
        <legend>{t.parts}</legend>
        <p className="field-hint">{t.partsHint}</p>
        {remadeParts.map((part) => (
          <Check
            key={part}
            kind="checkbox"
            checked={Parts.includes(part)}
            onChange={(isOn) => setParts(isOn ? [...Parts, part] : Parts.filter((each) => each !== part))}
          >
            {t.part[part]}
          </Check>
        ))}
      </fieldset>
      <Check kind="checkbox" checked={Charged} onChange={setCharged}>
        {t.charged}
      </Check>
      <Field label={payments.note} long optional maxLength={500} value={Note} onChange={setNote} />
    </FormDialog>
  );
}

interface RemakeDoorsProps {
  readonly lines: MoneyOrder['Lines'];
  readonly quantities: RemadeQuantities;
  /** '' for none. */
  readonly fault: string;
  onChoose(quantities: RemadeQuantities): void;
}

/** The doors of an order to be ticked; of several alike how many. */
function RemakeDoors({ lines, quantities, fault, onChoose }: RemakeDoorsProps) {
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

/** How many of each chosen line, as typed, by the line's id. */
type RemadeQuantities = Readonly<Record<string, string>>;

type Lines = OfficeInputs['order']['remake']['Lines'];

/** The chosen doors as the server takes them, and what is wrong with them; '' for nothing. */
function remadeLines(
  lines: MoneyOrder['Lines'],
  quantities: RemadeQuantities,
): { readonly lines: Lines; readonly fault: string } {
  const chosen = lines.flatMap(({ LineId, Quantity }) => {
    const typed = quantities[LineId];
    return typed === undefined ? [] : [{ LineId, Quantity: Number(typed), most: Quantity }];
  });
  const wrong = chosen.find(({ Quantity, most }) => !Number.isInteger(Quantity) || Quantity < 1 || Quantity > most);
  if (wrong) return { lines: [], fault: t.wrongQuantity(wrong.most) };
  return {
    lines: chosen.map(({ LineId, Quantity }) => ({ LineId, Quantity })),
    fault: chosen.length === 0 ? t.chooseDoors : '',
  };
}
