import { keysOf } from '@door/domain/lib/records';
import { type ClaimReason, claimReasons, type ClaimWish, claimWishes } from '@door/domain/making/purchasing/claim';
import { Check, Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { quantityIn } from '../stock/stock-wire.ts';
import { quantityFault } from '../stock/written-move.ts';
import { type OpenedPurchase, purchaseMutationMeta, type PurchaseLine } from './purchasing-wire.ts';

const { claims: t } = billingMessages;

interface ClaimDialogProps {
  readonly purchase: Pick<OpenedPurchase, 'Id' | 'Number' | 'Lines'>;
  onClose(): void;
}

/** Tells a vendor what was found wrong with goods of a line, and what is wanted for it: what came damaged is claimed as it comes in. */
export function ClaimDialog({ purchase, onClose }: ClaimDialogProps) {
  const { Id: PurchaseId, Lines } = purchase;
  const [lineId, setLineId] = useState(Lines[0]?.LineId ?? '');
  const line = Lines.find(({ LineId }) => LineId === lineId);
  const [reason, setReason] = useState<ClaimReason>('damaged');
  const [wish, setWish] = useState<ClaimWish>('replace');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [says, setSays] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  // What never came is not replaced: it is still to come of its line.
  const wishes = claimWishes.filter((each) => each !== 'replace' || claimReasons[reason].hasGoods);
  // Of what is made for doors the pieces tell how many.
  const came = claimReasons[reason].hasGoods ? cameOf(line) : [];
  const pieces = came.filter((piece) => chosen.includes(piece));
  const quantity = came.length > 0 ? String(pieces.length) : typed;
  const fault = quantityFault(quantity, line?.Unit);
  const Wish = wishes.includes(wish) ? wish : 'credit';
  const claim = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const said = {
        PurchaseId,
        LineId: lineId,
        Reason: reason,
        Wish,
        Quantity: quantityIn(quantity),
        Pieces: pieces,
        Says: says.trim(),
      };
      return officeClient.purchase.claim.mutate({ Id: attempts.of(JSON.stringify(said)), ...said });
    },
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (fault === undefined) claim.mutate();
  };
  return (
    <FormDialog
      title={t.title(purchase.Number)}
      width={480}
      doIt={t.doIt}
      busy={claim.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t.line}
        value={lineId}
        choices={Lines.map(({ LineId, Key, Text }) => ({
          value: LineId,
          label: Text === '' ? Key : `${Key}, ${Text}`,
        }))}
        onChange={setLineId}
      />
      <SelectField
        label={t.reason}
        value={reason}
        choices={keysOf(claimReasons).map((value) => ({ value, label: t.reasons[value] }))}
        onChange={(next) => setReason(next)}
      />
      <SelectField
        label={t.wish}
        value={Wish}
        choices={wishes.map((value) => ({ value, label: t.wishes[value] }))}
        hint={t.wishTexts[Wish]}
        onChange={(next) => setWish(next)}
      />
      {came.length > 0 ? (
        <ClaimedPieces
          {...{ came, pieces }}
          error={isTried && pieces.length === 0 ? t.noPieces : undefined}
          onChange={setChosen}
        />
      ) : (
        <Field
          label={t.quantity}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={typed}
          remark={line && line.Unit !== 'piece' ? stockMessages.units[line.Unit] : ''}
          error={isTried ? fault : undefined}
          onChange={setTyped}
        />
      )}
      <Field label={t.says} long optional maxLength={500} value={says} onChange={setSays} />
      <Refusal error={claim.error} />
    </FormDialog>
  );
}

/** The pieces of a line that have come; none of what is not made for doors. */
const cameOf = (line: PurchaseLine | undefined): readonly string[] =>
  line?.Made?.Pieces.filter((piece) => !line.Made?.Awaited.includes(piece)) ?? [];

interface ClaimedPiecesProps {
  readonly came: readonly string[];
  readonly pieces: readonly string[];
  readonly error: string | undefined;
  onChange(pieces: readonly string[]): void;
}

const ClaimedPieces = ({ came, pieces, error, onChange }: ClaimedPiecesProps) => (
  <fieldset>
    <legend>{t.pieces}</legend>
    {came.map((piece) => (
      <Check
        key={piece}
        kind="checkbox"
        checked={pieces.includes(piece)}
        onChange={(isWrong) => onChange(isWrong ? [...pieces, piece] : pieces.filter((each) => each !== piece))}
      >
        {piece}
      </Check>
    ))}
    <p role="alert" className="field-error">
      {error}
    </p>
  </fieldset>
);
