import { isBillMoveFrom } from '@door/domain/making/purchasing/vendor-bill';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { BillPill } from './bill-pill.tsx';
import { priceText, purchaseMutationMeta, type WireBill } from './purchasing-wire.ts';

const { bills: t } = billingMessages;

interface BillDialogProps {
  readonly bill: WireBill;
  onClose(): void;
}

/** One bill with how each line differs, and what becomes of it: compared again, approved or rejected with a reason. */
export function BillDialog({ bill, onClose }: BillDialogProps) {
  const { Id, Number: number, Vendor, Moves, State } = bill;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const decide = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: (move: 'match' | 'approve' | 'reject') =>
      move === 'match'
        ? officeClient.purchase.matchBill.mutate({ Id })
        : officeClient.purchase.approveBill.mutate({ Id, Move: move, Reason: reason.trim() }),
    onSuccess: onClose,
  });
  const mayDecide = Moves.includes('approve');
  const act = (move: 'approve' | 'reject') => {
    setIsTried(true);
    if (reason.trim() !== '' && !decide.isPending) decide.mutate(move);
  };
  return (
    <Modal open title={t.of(number, Vendor.Name)} width={640} closable={reason === ''} onClose={onClose}>
      <div className="bill">
        <BillFacts bill={bill} />
        <ul className="bill-lines" aria-label={t.lines}>
          {bill.Lines.map((line) => (
            <BillLineRow key={line.LineId} line={line} currency={bill.Currency} />
          ))}
        </ul>
        {mayDecide ? (
          <>
            <p className="office-hint">{t.approveWhat}</p>
            <Field
              label={t.why}
              long
              maxLength={500}
              value={reason}
              error={isTried && reason.trim() === '' ? t.noWhy : undefined}
              onChange={setReason}
            />
          </>
        ) : isBillMoveFrom('approve', State) ? (
          <p className="office-hint">{t.asked}</p>
        ) : null}
        <Refusal error={decide.error} />
      </div>
      <DialogActs cancel={t.close} onCancel={onClose}>
        {mayDecide ? (
          <>
            <Button look="primary" busy={decide.isPending} onClick={() => act('approve')}>
              {t.approve}
            </Button>
            <Button onClick={() => act('reject')}>{t.reject}</Button>
          </>
        ) : null}
        {Moves.includes('match') ? <Button onClick={() => decide.mutate('match')}>{t.match}</Button> : null}
      </DialogActs>
    </Modal>
  );
}

function BillFacts({ bill: { State, Day, Net, Vat, Total, Currency, Reason } }: Pick<BillDialogProps, 'bill'>) {
  const sums: readonly (readonly [term: string, amount: string | null])[] = [
    [t.net, Net],
    [t.vat, Vat],
    [t.total, Total],
  ];
  return (
    <>
      <p className="row">
        <BillPill state={State} />
        <span>{[calendarDayText(Day), ...(Reason === '' ? [] : [Reason])].join(' · ')}</span>
      </p>
      <dl className="purchase-facts">
        {sums.map(([term, amount]) =>
          amount === null ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">{moneyText(amount, Currency)}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

interface BillLineProps {
  readonly line: WireBill['Lines'][number];
  readonly currency: string;
}

function BillLineRow({ line, currency }: BillLineProps) {
  const { PurchaseId, Purchase, Key, Unit, Quantity, Price, Net, Differences, PriceDifference } = line;
  const isLost = PriceDifference !== null && Number(PriceDifference) !== 0;
  return (
    <li>
      <span>
        <b>{Key}</b> <Link to={`/installer/purchase/${PurchaseId}`}>{Purchase}</Link>
      </span>
      <b className="num">{Net === null ? '' : moneyText(Net, currency)}</b>
      <small className="num">
        {[
          stockMessages.amount(Quantity, Unit),
          ...(Price ? [priceText(Price, { Unit, Currency: currency })] : []),
        ].join(' · ')}
      </small>
      <LineDifferences differences={Differences.map(({ Text, Passes }) => ({ text: Text, passes: Passes }))} />
      {isLost ? <small className="num">{t.lost(moneyText(PriceDifference, currency))}</small> : null}
    </li>
  );
}

interface DifferencesProps {
  readonly differences: readonly { readonly text: string; readonly passes: boolean }[];
}

/** How a line differs, in words: what stands in the way in the colour of a warning. */
export const LineDifferences = ({ differences }: DifferencesProps) =>
  differences.length === 0 ? (
    <small className="bill-fits">{t.asOrdered}</small>
  ) : (
    differences.map(({ text, passes }) => (
      <small key={text} className={passes ? 'bill-fits' : 'bill-differs'}>
        {text}
      </small>
    ))
  );
