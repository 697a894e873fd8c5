import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { orderMoneyMessages } from '../../messages/order-money.ts';
import { useMe } from '../../queries/use-me.ts';
import { CreditDialog } from './credit-dialog.tsx';
import type { ListedPayment, MoneyOrder } from './money-order.ts';
import { RecordPayment } from './record-payment.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';
import './order-money.css';

const { payments: t, credit } = orderMoneyMessages;

type Dialog = 'none' | 'payment' | 'refund' | 'credit' | { readonly takeBack: ListedPayment };

/** What was paid for an order, what is open, and its credit notes, with what may be done about them. */
export function OrderPayments({ order }: { readonly order: MoneyOrder }) {
  const [dialog, setDialog] = useState<Dialog>('none');
  const { Role } = useMe();
  const { Money, Currency } = order;
  const close = () => setDialog('none');
  const isOpen = isAbove(Money.Open);
  const isOverpaid = isAbove(Money.Overpaid);
  const isCreditable = Money.Creditable.some(({ Amount }) => isAbove(Amount));
  return (
    <section className="order-money" aria-labelledby="order-payments">
      <div className="row office-section-head">
        <h2 id="order-payments">{t.title}</h2>
        <span className="row">
          {isOverpaid ? <Button onClick={() => setDialog('refund')}>{t.refund}</Button> : null}
          {isOpen ? (
            <Button look="primary" onClick={() => setDialog('payment')}>
              {t.record}
            </Button>
          ) : null}
        </span>
      </div>
      <MoneySums money={Money} currency={Currency} />
      {Money.Payments.length === 0 ? (
        <p className="office-hint">{t.none}</p>
      ) : (
        <ol className="money-entries">
          {Money.Payments.map((payment) => (
            <PaymentRow
              key={payment.Id}
              payment={payment}
              orderId={order.Id}
              amount={moneyText(payment.Amount, Currency)}
              onTakeBack={() => setDialog({ takeBack: payment })}
            />
          ))}
        </ol>
      )}
      <div className="row office-section-head">
        <h2>{credit.title}</h2>
        {isCreditable && may(Role, 'production.run') ? (
          <Button onClick={() => setDialog('credit')}>{credit.issue}</Button>
        ) : null}
      </div>
      <CreditNotes orderId={order.Id} notes={Money.CreditNotes} />
      {dialog === 'payment' || dialog === 'refund' ? (
        <RecordPayment order={order} isRefund={dialog === 'refund'} onClose={close} />
      ) : null}
      {dialog === 'credit' ? <CreditDialog order={order} onClose={close} /> : null}
      {typeof dialog === 'object' ? <TakeBackPayment order={order} payment={dialog.takeBack} onClose={close} /> : null}
    </section>
  );
}

const isAbove = (amount: string): boolean => !/^-|^0\.00$/.test(amount);

const { credit: creditMessages } = orderMoneyMessages;

interface CreditNotesProps {
  readonly orderId: string;
  readonly notes: MoneyOrder['Money']['CreditNotes'];
}

/** The credit notes of an order, with VAT; each leads to its paper. */
const CreditNotes = ({ orderId, notes }: CreditNotesProps) =>
  notes.length === 0 ? (
    <p className="office-hint">{creditMessages.none}</p>
  ) : (
    <ol className="money-entries">
      {notes.map(({ Id, Number: number, Reason, Total, Currency, IssuedOn, IssuedBy }) => (
        <li key={Id}>
          <b>
            <Link to={`/order-review/${orderId}?credit=${Id}`}>{number}</Link>
          </b>
          <span className="money-entry-amount num">{moneyText(Total, Currency)}</span>
          <small>{[calendarDayText(IssuedOn), IssuedBy?.Name ?? '', Reason].join(' · ')}</small>
        </li>
      ))}
    </ol>
  );

interface MoneySumsProps {
  readonly money: MoneyOrder['Money'];
  readonly currency: string;
}

const nothing = '0.00';

/** How an order stands: what is to be paid, was paid and is open, and how it is with the deposit. */
function MoneySums({ money, currency }: MoneySumsProps) {
  const textOf = (amount: string) => moneyText(amount, currency);
  const isOverpaid = money.Overpaid !== nothing;
  const rows = [
    [t.sums.credited, money.Credited, money.Credited !== nothing],
    [t.sums.due, money.Due, true],
    [t.sums.paid, money.Paid, true],
    [t.sums.overpaid, money.Overpaid, isOverpaid],
    [t.sums.open, money.Open, !isOverpaid],
  ] as const;
  const asked = textOf(money.DepositAsked);
  const deposit =
    money.DepositOpen === nothing ? t.depositPaid(asked) : t.depositOpen(textOf(money.DepositOpen), asked);
  return (
    <>
      <dl className="money-sums">
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, amount], at, all) => (
            <div key={name} data-last={at === all.length - 1}>
              <dt>{name}</dt>
              <dd className="num">{textOf(amount)}</dd>
            </div>
          ))}
      </dl>
      {money.DepositAsked === nothing ? null : <p className="office-hint money-deposit">{deposit}</p>}
    </>
  );
}

interface PaymentRowProps {
  readonly payment: ListedPayment;
  readonly orderId: string;
  /** In words: `€1,031.71`. */
  readonly amount: string;
  onTakeBack(): void;
}

/** An entry of what was paid. One that was taken back stays, struck through. */
function PaymentRow({ payment, orderId, amount, onTakeBack }: PaymentRowProps) {
  const { Kind, On, Method, Note, TakesBack, IsTakenBack, HasReceipt, RecordedBy, Source } = payment;
  const what = TakesBack === null ? t.kinds[Kind] : t.takesBack(t.kinds[Kind]);
  const said = Source === 'hand' ? t.by(RecordedBy?.Name ?? '') : t.sources[Source];
  const facts = [calendarDayText(On), t.methods[Method], said, Note];
  return (
    <li data-taken-back={IsTakenBack}>
      <b>{what}</b>
      <span className="money-entry-amount num">{amount}</span>
      <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      {IsTakenBack ? <small className="money-entry-act">{t.takenBack}</small> : null}
      {TakesBack === null && !IsTakenBack ? (
        <span className="money-entry-act">
          {HasReceipt ? (
            <Link
              className="btn btn-quiet btn-sm"
              to={`/order-review/${orderId}?receipt=${payment.Id}`}
              aria-label={t.receiptOf(`${what}, ${amount}`)}
            >
              {t.receipt}
            </Link>
          ) : null}
          {Source === 'hand' ? (
            <Button scale="row" look="quiet" aria-label={t.takeBackThis(`${what}, ${amount}`)} onClick={onTakeBack}>
              {t.takeBack}
            </Button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}
