import { type RemakeReason, remakeReasons } from '@door/domain/selling/order/remake';
import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { Refusal } from '../layout/refusal.tsx';
import { orderMoneyMessages } from '../messages/order-money.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { IssueField } from './issue-field.tsx';
import { KeyField, LotField, PlaceField, QuantityField, usePlaceOf, useTypedArticle } from './moved-fields.tsx';
import { stockMutationMeta, useStockRights } from './stock-queries.ts';
import { quantityIn } from './stock-wire.ts';
import { handKinds, moveFaults, moveMessage, type WrittenMove } from './written-move.ts';

const { move: t, fields, kinds, amount } = stockMessages;

const segments = handKinds.map((value) => ({ value, label: kinds[value] }));
const reasonCodes: readonly { readonly value: RemakeReason; readonly label: string }[] = remakeReasons.map((value) => ({
  value,
  label: orderMoneyMessages.remake.reasons[value],
}));

export interface StockDialogProps {
  /** The article that it is about; absent: its key is asked for. */
  readonly of?: string | undefined;
  onClose(): void;
}

/** The dialog that books goods that come in, are taken out, come back or are spoiled. */
export function MoveDialog({ of, onClose }: StockDialogProps) {
  const today = useToday();
  const { maySeeCost } = useStockRights();
  const [typed, setTyped] = useState<Omit<WrittenMove, 'place'>>(() => ({
    kind: 'in',
    key: of ?? '',
    quantity: '',
    lot: '',
    reason: '',
    reasonCode: 'damaged',
    on: today,
    value: '',
    undoes: null,
  }));
  const [place, setPlace] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const lookedUp = useTypedArticle(typed.key);
  const { article } = lookedUp;
  const usual = usePlaceOf(article);
  const written: WrittenMove = { ...typed, place: place ?? typed.undoes?.place ?? usual.place };
  const faults = moveFaults(written, { article, today });
  const errors = isTried ? faults : {};
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const attempts = useAttempts();
  const move = useMutation({
    meta: { ...stockMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const message = moveMessage(written, { article, today });
      return officeClient.inventory.move.mutate({ ...message, Id: attempts.of(JSON.stringify(message)) });
    },
    onSuccess: () => {
      const what = article ? amount(quantityIn(written.quantity), article.Unit) : written.quantity;
      showToast('success', t.done(kinds[written.kind], what, written.key.trim()));
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    if (Object.keys(faults).length === 0 && !lookedUp.isUnknown) move.mutate();
  };
  const { kind } = written;
  return (
    <FormDialog title={t.title(of)} width={460} doIt={t.doIt} busy={move.isPending} onSubmit={submit} onClose={onClose}>
      <div className="stack stock-kinds">
        <Segmented label={t.kind} segments={segments} chosen={kind} onChoose={(next) => set({ kind: next })} />
        <p>{t.hints[kind]}</p>
      </div>
      {of === undefined ? (
        <KeyField
          value={written.key}
          typed={lookedUp}
          error={errors.key}
          onChange={(key) => set({ key, undoes: null })}
        />
      ) : null}
      {kind === 'back' && article ? (
        <IssueField
          article={article}
          chosen={written.undoes}
          error={errors.undoes}
          onChoose={(undoes) => set({ undoes })}
        />
      ) : null}
      <div className="field-pair">
        <QuantityField
          value={written.quantity}
          article={article}
          error={errors.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <PlaceField
          label={fields.place}
          places={usual.places}
          value={written.place}
          article={article}
          onChange={setPlace}
        />
      </div>
      {kind === 'back' ? null : (
        <LotField
          value={written.lot}
          article={article}
          place={written.place}
          error={errors.lot}
          onChange={(lot) => set({ lot })}
        />
      )}
      {kind === 'in' && maySeeCost ? (
        <Field
          label={t.value}
          optional
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={written.value}
          hint={t.valueHint}
          error={errors.value}
          onChange={(value) => set({ value })}
        />
      ) : null}
      {kind === 'scrap' ? (
        <SelectField
          label={t.why}
          value={written.reasonCode}
          choices={reasonCodes}
          onChange={(reasonCode) => set({ reasonCode })}
        />
      ) : null}
      <Field
        label={fields.reason}
        optional={kind === 'scrap'}
        maxLength={500}
        value={written.reason}
        error={errors.reason}
        onChange={(reason) => set({ reason })}
      />
      <DateField label={fields.on} value={written.on} error={errors.on} onChange={(on) => set({ on })} />
      <Refusal error={move.error} />
    </FormDialog>
  );
}
