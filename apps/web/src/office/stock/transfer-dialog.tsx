import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useToday } from '../layout/use-now.ts';
import { Refusal } from '../layout/refusal.tsx';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import type { StockDialogProps } from './move-dialog.tsx';
import { KeyField, LotField, PlaceField, QuantityField, usePlaceOf, useTypedArticle } from './moved-fields.tsx';
import { stockMutationMeta } from './stock-queries.ts';
import { quantityIn } from './stock-wire.ts';
import { daySent, lotFault, lotIn, quantityFault } from './written-move.ts';

const { transfer: t, fields, amount } = stockMessages;

/** The dialog that brings goods from one place to another, with their value. */
export function TransferDialog({ of, onClose }: StockDialogProps) {
  const today = useToday();
  const [typed, setTyped] = useState({ key: of ?? '', quantity: '', lot: '', reason: '', on: today });
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const [isTried, setIsTried] = useState(false);
  const lookedUp = useTypedArticle(typed.key);
  const { article } = lookedUp;
  const { places, place } = usePlaceOf(article);
  const from = chosen.from ?? place;
  const to = chosen.to ?? places.find(({ Id }) => Id !== from)?.Id ?? '';
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const faults = {
    key: typed.key.trim() === '' ? fields.noKey : undefined,
    quantity: quantityFault(typed.quantity, article?.Unit),
    lot: lotFault(typed.lot, article),
    to: places.length < 2 ? t.onlyOne : to === from ? t.same : undefined,
    on: typed.on > today ? fields.later : undefined,
  };
  const errorOf = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const attempts = useAttempts();
  const transfer = useMutation({
    meta: { ...stockMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const message = {
        Key: typed.key.trim(),
        From: from,
        To: to,
        Quantity: quantityIn(typed.quantity),
        Lot: lotIn(typed.lot, article),
        Reason: typed.reason.trim(),
        ...daySent(typed.on, today),
      };
      return officeClient.inventory.transfer.mutate({ ...message, Id: attempts.of(JSON.stringify(message)) });
    },
    onSuccess: () => {
      const what = article ? amount(quantityIn(typed.quantity), article.Unit) : typed.quantity;
      showToast('success', t.done(what, typed.key.trim(), places.find(({ Id }) => Id === to)?.Name ?? ''));
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    const isFaulty = Object.values(faults).some((fault) => fault !== undefined);
    if (!isFaulty && !lookedUp.isUnknown) transfer.mutate();
  };
  return (
    <FormDialog
      title={t.title(of)}
      width={460}
      doIt={t.doIt}
      busy={transfer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {of === undefined ? (
        <KeyField value={typed.key} typed={lookedUp} error={errorOf('key')} onChange={(key) => set({ key })} />
      ) : null}
      <QuantityField
        value={typed.quantity}
        article={article}
        error={errorOf('quantity')}
        onChange={(quantity) => set({ quantity })}
      />
      <div className="field-pair">
        <PlaceField
          label={t.from}
          places={places}
          value={from}
          article={article}
          onChange={(next) => setChosen({ ...chosen, from: next })}
        />
        <PlaceField
          label={t.to}
          places={places}
          value={to}
          article={article}
          error={errorOf('to')}
          onChange={(next) => setChosen({ ...chosen, to: next })}
        />
      </div>
      <LotField
        value={typed.lot}
        article={article}
        place={from}
        error={errorOf('lot')}
        onChange={(lot) => set({ lot })}
      />
      <Field
        label={fields.reason}
        optional
        maxLength={500}
        value={typed.reason}
        onChange={(reason) => set({ reason })}
      />
      <DateField label={fields.on} value={typed.on} error={errorOf('on')} onChange={(on) => set({ on })} />
      <Refusal error={transfer.error} />
    </FormDialog>
  );
}
