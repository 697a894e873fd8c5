import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { moneyText } from '../../shared/text/money-text.ts';
import { Refusal } from '../layout/refusal.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { idOfOwnDraft } from '../queries/draft-storage.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { useTypedDraft } from '../saving-form/typed-draft.ts';
import { KeyField, useTypedArticle } from '../stock/moved-fields.tsx';
import {
  isAsStored,
  type LineDraft,
  lineFaults,
  type LinesDraft,
  linesDraftIn,
  linesMessage,
  newLine,
  storedLines,
} from './line-drafts.ts';
import { type OpenedPurchase, purchaseMutationMeta, type PurchaseLine } from './purchasing-wire.ts';

const { draft: t, page } = purchasingMessages;

/** The lines of a draft as a form. What is typed stays on this device until it is saved or undone, whoever else saves meanwhile. */
export function DraftLines({ purchase }: { readonly purchase: OpenedPurchase }) {
  const { Id, Currency, Total, LastUpdated } = purchase;
  const id = idOfOwnDraft(Id, useMe().UserId);
  const [typed, keep] = useTypedDraft<LinesDraft>({ kind: 'purchase-lines', id, parse: linesDraftIn });
  const [isTried, setIsTried] = useState(false);
  const draft = typed ?? storedLines(purchase);
  const unitOf = ({ id, key }: LineDraft) =>
    purchase.Lines.find(({ LineId, Key }) => LineId === id && Key === key.trim())?.Unit;
  const faultsOf = (line: LineDraft) => lineFaults(line, { unit: unitOf(line), currency: Currency });
  const save = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () =>
      officeClient.purchase.changeLines.mutate({ Id, LastUpdated: draft.base, Lines: linesMessage(draft, purchase) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(trpc.purchase.getPurchaseById.queryKey(Id), (shown) => shown && { ...shown, ...saved });
      keep(undefined);
      setIsTried(false);
    },
  });
  const change = (lines: readonly LineDraft[]) => {
    save.reset();
    const next = { base: draft.base, lines };
    keep(isAsStored(next, purchase) ? undefined : next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isWrong = draft.lines.some((line) => Object.keys(faultsOf(line)).length > 0);
    if (!isWrong && typed && !save.isPending) save.mutate();
  };
  const isOutdated = typed !== undefined && typed.base !== LastUpdated;
  return (
    <form className="purchase-draft" noValidate aria-label={t.title} onSubmit={submit}>
      {isOutdated ? (
        <div className="purchasing-note" role="alert">
          <p>{t.newer}</p>
          <Button scale="row" onClick={() => keep({ ...draft, base: LastUpdated })}>
            {t.keepMine}
          </Button>
        </div>
      ) : null}
      {draft.lines.length === 0 ? <p className="office-hint">{page.noLines}</p> : null}
      <ul className="purchase-draft-lines">
        {draft.lines.map((line) => (
          <DraftLine
            key={line.id}
            line={line}
            made={purchase.Lines.find(({ LineId }) => LineId === line.id)?.Made ?? null}
            faults={isTried ? faultsOf(line) : {}}
            onChange={(changes) =>
              change(draft.lines.map((each) => (each.id === line.id ? { ...each, ...changes } : each)))
            }
            onRemove={() => change(draft.lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ul>
      <div className="stack">
        <div>
          <Button icon={<Plus />} onClick={() => change([...draft.lines, newLine()])}>
            {t.add}
          </Button>
        </div>
        <p className="office-hint">{t.usual}</p>
      </div>
      <Refusal error={isOutdated ? null : save.error} />
      <div className="row purchase-save">
        <Button submits busy={save.isPending} disabled={typed === undefined || isOutdated}>
          {t.save}
        </Button>
        {typed === undefined ? null : (
          <Button
            look="quiet"
            onClick={() => {
              save.reset();
              keep(undefined);
            }}
          >
            {t.undo}
          </Button>
        )}
        <p role="status">{typed === undefined ? t.saved : t.unsaved}</p>
        <p className="purchase-total">
          {page.total} <b className="num">{moneyText(Total, Currency)}</b>
        </p>
      </div>
    </form>
  );
}

interface DraftLineProps {
  readonly line: LineDraft;
  readonly faults: ReturnType<typeof lineFaults>;
  /** What is made for doors, as it is stored: which article and how many follow from its pieces. */
  readonly made: PurchaseLine['Made'];
  onChange(changes: Partial<LineDraft>): void;
  onRemove(): void;
}

function DraftLine({ line, made, faults, onChange, onRemove }: DraftLineProps) {
  const { key, quantity, amount, per, wanted } = line;
  const lookedUp = useTypedArticle(key);
  const { article } = lookedUp;
  return (
    <li>
      <div className="purchase-draft-key">
        {made ? (
          <DraftPieces line={line} made={made} onChange={onChange} />
        ) : (
          <KeyField value={key} typed={lookedUp} error={faults.key} onChange={(next) => onChange({ key: next })} />
        )}
      </div>
      {made ? null : (
        <Field
          label={t.quantity}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={quantity}
          remark={article && article.Unit !== 'piece' ? stockMessages.units[article.Unit] : ''}
          error={faults.quantity}
          onChange={(next) => onChange({ quantity: next })}
        />
      )}
      <Field
        label={t.price}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        value={amount}
        error={faults.amount}
        onChange={(next) => onChange({ amount: next })}
      />
      <Field
        label={t.per}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        value={per}
        error={faults.per}
        onChange={(next) => onChange({ per: next })}
      />
      <DateField label={t.wanted} value={wanted} onChange={(next) => onChange({ wanted: next })} />
      <Button look="quiet" scale="row" aria-label={t.removeThis(key.trim())} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

/** Which pieces a draft has; one is taken out, and none is put in by hand. */
function DraftPieces({
  line: { key, pieces = [] },
  made,
  onChange,
}: Pick<DraftLineProps, 'line' | 'onChange'> & { readonly made: NonNullable<PurchaseLine['Made']> }) {
  const takeOut = (piece: string) => {
    const rest = pieces.filter((each) => each !== piece);
    onChange({ pieces: rest, quantity: String(rest.length) });
  };
  return (
    <div>
      <b>{key}</b>
      <small>{page.madeAs(made.Width, made.Height, made.Text)}</small>
      <ul className="purchase-pieces" aria-label={t.pieces}>
        {pieces.map((piece) => (
          <li key={piece} className="num">
            {piece}
            {pieces.length > 1 ? (
              <Button look="quiet" scale="row" aria-label={t.removePiece(piece)} onClick={() => takeOut(piece)}>
                {t.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
