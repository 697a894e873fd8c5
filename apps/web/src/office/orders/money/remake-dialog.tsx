import { type RemadePart, remadeParts, type RemakeReason, remakeReasons } from '@door/domain/selling/order/remake';
import { Check, Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { orderMoneyMessages } from '../../messages/orders.ts';
import { type MoneyOrder, moneyMutationMeta } from './money-order.ts';
import { remadeLines, type RemadeQuantities } from './remade-lines.ts';
import { RemakeDoors } from './remake-doors.tsx';
import './order-money.css';

const { remake: t, payments } = orderMoneyMessages;

interface RemakeDialogProps {
  readonly order: MoneyOrder;
  /** The line whose menu asked: it is ticked already, with all of its doors. */
  readonly lineId: string;
  /** With the id of the order that makes the doors again. */
  onMade(orderId: string): void;
  onClose(): void;
}

const reasons = remakeReasons.map((value) => ({ value, label: t.reasons[value] }));

/** The dialog that makes doors of an order again: which, why, what of them, and whether the customer pays. */
export function RemakeDialog({ order, lineId, onMade, onClose }: RemakeDialogProps) {
  const [quantities, setQuantities] = useState<RemadeQuantities>(() =>
    Object.fromEntries(
      order.Lines.flatMap((line) => (line.LineId === lineId ? [[lineId, String(line.Quantity)]] : [])),
    ),
  );
  const [Reason, setReason] = useState<RemakeReason>('damaged');
  const [Parts, setParts] = useState<readonly RemadePart[]>([]);
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
