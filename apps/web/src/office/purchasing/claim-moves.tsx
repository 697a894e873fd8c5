import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { moneyText } from '../../shared/text/money-text.ts';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { amountIn } from '../sale/typed-amount.ts';
import { LotField, PlaceField, usePlaceOf } from '../stock/moved-fields.tsx';
import { ShownPhotos } from '../photos/photos.tsx';
import { ClaimPill } from './bill-pill.tsx';
import { purchaseMutationMeta, type WireClaim } from './purchasing-wire.ts';

const { claims: t } = billingMessages;

type Move = WireClaim['Moves'][number];

interface ClaimMovesProps {
  readonly claim: WireClaim;
  onClose(): void;
}

/** One claim, and what has happened to it. */
export function ClaimMoves({ claim, onClose }: ClaimMovesProps) {
  const [first] = claim.Moves;
  if (first) return <NextMove claim={claim} first={first} onClose={onClose} />;
  return (
    <Modal open title={titleOf(claim)} width={480} onClose={onClose}>
      <ClaimFacts claim={claim} />
      <DialogActs cancel={t.close} onCancel={onClose}>
        {null}
      </DialogActs>
    </Modal>
  );
}

const titleOf = ({ Quantity, Unit, Key }: WireClaim): string => t.of(stockMessages.amount(Quantity, Unit), Key);

function NextMove({ claim, first, onClose }: ClaimMovesProps & { readonly first: Move }) {
  const { Id, Key, Moves, Wish, Pieces } = claim;
  const [move, setMove] = useState<Move>(first);
  const [credit, setCredit] = useState('');
  const [reason, setReason] = useState('');
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const [lot, setLot] = useState('');
  const [isTried, setIsTried] = useState(false);
  // What is made for a door lies under its own reference.
  const { data: article } = useQuery(trpc.inventory.getArticle.queryOptions({ Key: Pieces[0] ?? Key }));
  const { places, place: usual } = usePlaceOf(article);
  // What is damaged was put aside, where nobody is promised it.
  const aside = article?.Places.find(({ Counts }) => !Counts)?.Id;
  const Place = chosenPlace ?? aside ?? usual;
  const wantsCredit = move === 'settle' && Wish !== 'replace';
  const wantsReason = move === 'refuse' || move === 'withdraw';
  const settle = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () =>
      officeClient.purchase.settleClaim.mutate({
        Id,
        Move: move,
        ...(wantsCredit ? { Credit: amountIn(credit) } : {}),
        ...(wantsReason ? { Reason: reason.trim() } : {}),
        ...(move === 'sendBack' ? { Place, Lot: lot.trim() || null } : {}),
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (!(wantsCredit && credit.trim() === '') && !(wantsReason && reason.trim() === '')) settle.mutate();
  };
  return (
    <FormDialog
      title={titleOf(claim)}
      width={480}
      doIt={t.save}
      leave={t.close}
      busy={settle.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClaimFacts claim={claim} />
      <SelectField
        label={t.move}
        value={move}
        choices={Moves.map((value) => ({ value, label: t.moves[value] }))}
        onChange={(next) => setMove(next)}
      />
      {wantsCredit ? (
        <Field
          label={t.credit}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={credit}
          error={isTried && credit.trim() === '' ? t.noCredit : undefined}
          onChange={setCredit}
        />
      ) : null}
      {move === 'sendBack' ? (
        <>
          <PlaceField label={t.place} places={places} value={Place} article={article} onChange={setChosenPlace} />
          <LotField value={lot} article={article} place={Place} error={undefined} onChange={setLot} />
        </>
      ) : null}
      {wantsReason ? (
        <Field
          label={t.why}
          long
          maxLength={500}
          value={reason}
          error={isTried && reason.trim() === '' ? t.noWhy : undefined}
          onChange={setReason}
        />
      ) : null}
      <Refusal error={settle.error} />
    </FormDialog>
  );
}

function ClaimFacts({ claim }: Pick<ClaimMovesProps, 'claim'>) {
  const { State, Reason, Wish, Pieces, Says, Photos, IsSentBack, Purchase, PurchaseId } = claim;
  const { Vendor, Currency, PriceDifference } = claim;
  return (
    <div className="claim-facts">
      <p className="row">
        <ClaimPill state={State} />
        <span>{[t.what(t.reasons[Reason], t.wishes[Wish]), ...(IsSentBack ? [t.sentBack] : [])].join(' · ')}</span>
      </p>
      <p>
        <Link to={`/installer/purchase/${PurchaseId}`}>{Purchase}</Link> {Vendor.Name}
      </p>
      {Pieces.length === 0 ? null : <p>{t.ofPieces(Pieces.join(', '))}</p>}
      {Says === '' ? null : <p>{Says}</p>}
      {Photos.length === 0 ? null : <ShownPhotos photos={Photos} />}
      {PriceDifference === null ? null : <p className="num">{t.lost(moneyText(PriceDifference, Currency))}</p>}
    </div>
  );
}
