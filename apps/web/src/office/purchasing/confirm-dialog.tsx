import { type OrderWay, orderWays } from '@door/domain/making/purchasing/vendor';
import { Button } from '@door/ui/button';
import { Field, FieldError } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { type OpenedPurchase, purchaseMutationMeta } from './purchasing-wire.ts';
import { isWhole, newDelivery, type SaidDelivery, type SaidLine, saidLines, saidMessage } from './said-lines.ts';

const { moves, ways } = purchasingMessages;
const t = moves.confirming;

const segments = orderWays.map((value) => ({ value, label: ways[value] }));

interface ConfirmDialogProps {
  readonly purchase: OpenedPurchase;
  onClose(): void;
}

/** Writes down what the vendor has said: of each line how much comes on which days. */
export function ConfirmDialog({ purchase, onClose }: ConfirmDialogProps) {
  const { Id, LastUpdated, How: usual } = purchase;
  const [number, setNumber] = useState('');
  const [how, setHow] = useState<OrderWay>(usual);
  const [said, setSaid] = useState(() => saidLines(purchase));
  const [isAccepted, setIsAccepted] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const confirm = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () =>
      officeClient.purchase.confirm.mutate({
        Id,
        LastUpdated,
        Number: number.trim(),
        How: how,
        DifferencesAccepted: isAccepted,
        Lines: saidMessage(said),
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (said.every(({ line, deliveries }) => deliveries.every((each) => isWhole(each, line)))) confirm.mutate();
  };
  return (
    <FormDialog
      title={t.title(purchase.Number)}
      width={560}
      doIt={t.doIt}
      busy={confirm.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.number} optional maxLength={60} autoComplete="off" value={number} onChange={setNumber} />
      <Segmented label={t.how} segments={segments} chosen={how} onChoose={(next) => setHow(next)} />
      {said.map((each) => (
        <SaidLineFields
          key={each.line.LineId}
          said={each}
          isTried={isTried}
          onChange={(deliveries) => setSaid(said.map((one) => (one === each ? { ...one, deliveries } : one)))}
        />
      ))}
      <SwitchRow name={t.differs} meaning={t.differsWhat} on={isAccepted} onChange={setIsAccepted} />
      <Refusal error={confirm.error} />
    </FormDialog>
  );
}

interface SaidLineProps {
  readonly said: SaidLine;
  readonly isTried: boolean;
  onChange(deliveries: readonly SaidDelivery[]): void;
}

function SaidLineFields({ said: { line, deliveries }, isTried, onChange }: SaidLineProps) {
  const id = useId();
  const { Key, Unit, Quantity, Wanted } = line;
  const isWrong = isTried && !deliveries.every((each) => isWhole(each, line));
  const change = (of: SaidDelivery, changes: Partial<SaidDelivery>) =>
    onChange(deliveries.map((each) => (each === of ? { ...each, ...changes } : each)));
  return (
    <fieldset className="said-line">
      <legend>
        <b>{Key}</b> <small>{t.ordered(stockMessages.amount(Quantity, Unit), calendarDayText(Wanted))}</small>
      </legend>
      {deliveries.length === 0 ? <p className="office-hint">{t.noDay}</p> : null}
      {deliveries.map((each) => (
        <div key={each.id} className="said-delivery">
          <input
            className="input num"
            aria-label={t.quantity(Key)}
            aria-invalid={isWrong && !isWhole({ ...each, day: 'some' }, line)}
            aria-describedby={`${id}-error`}
            inputMode="decimal"
            maxLength={16}
            autoComplete="off"
            value={each.quantity}
            onChange={({ target }) => change(each, { quantity: target.value })}
          />
          <input
            className="input num"
            type="date"
            aria-label={t.day(Key)}
            aria-invalid={isWrong && each.day === ''}
            aria-describedby={`${id}-error`}
            value={each.day}
            onChange={({ target }) => change(each, { day: target.value })}
          />
          <Button
            look="quiet"
            scale="row"
            aria-label={t.removeDay(Key)}
            onClick={() => onChange(deliveries.filter((one) => one !== each))}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      <FieldError id={`${id}-error`} text={isWrong ? t.wrong(stockMessages.fields.quantityHints[Unit]) : undefined} />
      <div>
        <Button scale="row" aria-label={t.anotherDayOf(Key)} onClick={() => onChange([...deliveries, newDelivery()])}>
          {t.anotherDay}
        </Button>
      </div>
    </fieldset>
  );
}
