import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type FormEvent, useId, useState } from 'react';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { CamePieces, ScanPieces } from './came-pieces.tsx';
import { idOfOwnDraft } from '../queries/draft-storage.ts';
import { useMe } from '../queries/use-me.ts';
import { useTypedDraft } from '../saving-form/typed-draft.ts';
import { placesInUse } from '../stock/moved-fields.tsx';
import { usePlaces } from '../stock/stock-queries.ts';
import {
  cameFaults,
  type CameFaults,
  type CameLine,
  type CamePiece,
  noReceipt,
  nothingCame,
  type ReceiptDraft,
  receiptDraftIn,
  receiptMessage,
  unlessEmpty,
} from './receipt-draft.ts';
import type { WaitingReceipt } from './receipt-queue.ts';
import type { Receivable, ReceivableLine } from './receivables.ts';

const { goodsIn: t } = purchasingMessages;

export interface ReceiptFormProps {
  readonly receivable: Receivable;
  /** null: this device cannot keep receipts yet. */
  readonly onBook: ((receipt: Pick<WaitingReceipt, 'number' | 'vendor' | 'message'>) => void) | null;
}

/** What has come of a purchase, line by line. What is typed stays on this device until it is booked in. */
export function ReceiptForm({ receivable, onBook }: ReceiptFormProps) {
  const { id, number, vendor, lines } = receivable;
  const today = useToday();
  const titleId = useId();
  const draftId = idOfOwnDraft(id, useMe().UserId);
  const [typed, keep] = useTypedDraft<ReceiptDraft>({ kind: 'goods-in', id: draftId, parse: receiptDraftIn });
  const [isTried, setIsTried] = useState(false);
  const places = placesInUse(usePlaces().data?.Places);
  const draft = typed ?? noReceipt;
  const set = (changes: Partial<ReceiptDraft>) => keep(unlessEmpty({ ...draft, ...changes }));
  const cameOf = (line: ReceivableLine): CameLine => draft.lines[line.id] ?? nothingCame;
  const usualPlace = places.find(({ IsDefault }) => IsDefault)?.Id ?? '';
  const message = receiptMessage(receivable, draft, { today, usualPlace });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isWrong = lines.some((line) => Object.keys(cameFaults(line, cameOf(line))).length > 0);
    // Without a queue it would be neither here nor sent.
    if (isWrong || message === null || !onBook) return;
    keep(undefined);
    onBook({ number, vendor, message });
  };
  const setPieces = (id: string, pieces: Readonly<Record<string, CamePiece>>) =>
    set({ lines: { ...draft.lines, [id]: { ...nothingCame, pieces: { ...draft.lines[id]?.pieces, ...pieces } } } });
  return (
    <>
      {lines.some(({ pieces }) => pieces) ? (
        <ScanPieces lines={lines} onPiece={({ line, piece }) => setPieces(line, { [piece]: 'whole' })} />
      ) : null}
      <form className="goods-form" noValidate aria-labelledby={titleId} onSubmit={submit}>
        <header>
          <h2 id={titleId} className="num">
            {number}
          </h2>
          <p>{t.from(vendor)}</p>
        </header>
        <Field
          label={t.note}
          optional
          maxLength={60}
          autoComplete="off"
          value={draft.note}
          onChange={(note) => set({ note })}
        />
        <ol>
          {lines.map((line) =>
            line.pieces ? (
              <CamePieces
                key={line.id}
                line={line}
                pieces={line.pieces}
                came={cameOf(line).pieces ?? {}}
                onChange={(pieces) => setPieces(line.id, pieces)}
              />
            ) : (
              <CameFields
                key={line.id}
                line={line}
                came={cameOf(line)}
                faults={isTried ? cameFaults(line, cameOf(line)) : {}}
                onChange={(came) => set({ lines: { ...draft.lines, [line.id]: { ...cameOf(line), ...came } } })}
              />
            ),
          )}
        </ol>
        {places.length > 1 ? (
          <SelectField
            label={t.place}
            value={draft.place}
            choices={[
              { value: '', label: stockMessages.keeping.usual },
              ...places.map(({ Id, Name }) => ({ value: Id, label: Name })),
            ]}
            onChange={(place) => set({ place })}
          />
        ) : null}
        <Field
          label={t.reason}
          optional
          maxLength={500}
          hint={t.reasonHint}
          value={draft.reason}
          onChange={(reason) => set({ reason })}
        />
        <div className="stack">
          <p role="alert" className="goods-missing">
            {isTried && message === null ? t.nothing : ''}
          </p>
          <Button look="primary" scale="bar" submits>
            {t.bookIn}
          </Button>
          <p className="office-hint">
            {t.damagedWhat} {t.kept}
          </p>
        </div>
      </form>
    </>
  );
}

interface CameFieldsProps {
  readonly line: ReceivableLine;
  readonly came: CameLine;
  readonly faults: CameFaults;
  onChange(came: Partial<CameLine>): void;
}

function CameFields({ line, came, faults, onChange }: CameFieldsProps) {
  const id = useId();
  const { Key, Text, Unit, toCome, isLotTracked } = line;
  const sign = Unit === 'piece' ? '' : stockMessages.units[Unit];
  return (
    <li aria-labelledby={id}>
      <header>
        <b id={id}>{Key}</b>
        <small>{Text}</small>
        <span className="num">{t.expected(stockMessages.amount(toCome, Unit))}</span>
      </header>
      <div className="goods-pair">
        <Field
          label={t.received}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          remark={sign}
          value={came.received}
          error={faults.received}
          onChange={(received) => onChange({ received })}
        />
        <Field
          label={t.damaged}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          remark={sign}
          value={came.damaged}
          error={faults.damaged}
          onChange={(damaged) => onChange({ damaged })}
        />
      </div>
      {isLotTracked ? (
        <Field
          label={t.lot}
          maxLength={40}
          autoComplete="off"
          value={came.lot}
          error={faults.lot}
          onChange={(lot) => onChange({ lot })}
        />
      ) : null}
    </li>
  );
}
