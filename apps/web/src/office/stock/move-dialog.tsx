import { type RemakeReason, remakeReasons } from '@door/domain/selling/order/remake';
import { Field } from '@door/ui/field';
import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { orderMoneyMessages } from '../messages/orders.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import {
  KeyField,
  LotField,
  PlaceField,
  QuantityField,
  Refusal,
  usePlaceOf,
  useTypedArticle,
} from './moved-fields.tsx';
import { type OpenIssue, openIssues } from './open-issues.ts';
import { stockMutationMeta, useMoves, useStockRights } from './stock-queries.ts';
import { type OpenedArticle, quantityIn } from './stock-wire.ts';
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
    ...{ kind: 'in', key: of ?? '', quantity: '', lot: '', reason: '', reasonCode: 'damaged' },
    ...{ on: today, value: '', undoes: null },
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
      <Segmented label={t.kind} segments={segments} chosen={kind} onChoose={(next) => set({ kind: next })} />
      <p>{t.hints[kind]}</p>
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
      <Field label={fields.on} type="date" value={written.on} error={errors.on} onChange={(on) => set({ on })} />
      <Refusal error={move.error} />
    </FormDialog>
  );
}

interface IssueFieldProps {
  readonly article: OpenedArticle;
  readonly chosen: OpenIssue | null;
  readonly error: string | undefined;
  onChoose(issue: OpenIssue | null): void;
}

/** The issues of which something is still out. The ledger is read until one is found, and further back on demand. */
function IssueField({ article: { Key, Unit }, chosen, error, onChoose }: IssueFieldProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useMoves(Key);
  const issues = openIssues(data ?? [], Unit);
  const read = data?.length ?? 0;
  const lookOn = useEffectEvent(() => {
    if (issues.length === 0 && hasNextPage) fetchNextPage();
  });
  // Once for each page: one that could not be read is asked for by the button.
  useEffect(() => {
    if (read > 0) lookOn();
  }, [read]);
  const choices = issues.map(({ line, out, on, reason }) => ({
    value: String(line),
    label: t.issueOf({ line, out: amount(out, Unit), day: calendarDayText(on), reason }),
  }));
  const none = { value: '', label: issues.length === 0 && !hasNextPage && data ? t.noIssue : t.noIssueYet };
  return (
    <div className="stack">
      <SelectField
        label={t.issue}
        value={chosen ? String(chosen.line) : ''}
        choices={[none, ...choices]}
        error={error}
        onChange={(line) => onChoose(issues.find((each) => String(each.line) === line) ?? null)}
      />
      {hasNextPage ? (
        <div>
          <Button scale="row" busy={isFetchingNextPage} icon={<span />} onClick={fetchNextPage}>
            {isFetchingNextPage ? t.searching : t.earlier}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
