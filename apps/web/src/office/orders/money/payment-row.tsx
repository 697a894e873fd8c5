import { Button } from '@door/ui/button';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import type { ListedPayment } from './money-order.ts';

const { payments: t } = orderMoneyMessages;

interface PaymentRowProps {
  readonly payment: ListedPayment;
  readonly orderId: string;
  /** In words: `€1,031.71`. */
  readonly amount: string;
  onTakeBack(): void;
}

/** An entry of what was paid. One that was taken back stays, struck through. */
export function PaymentRow({ payment, orderId, amount, onTakeBack }: PaymentRowProps) {
  const { Kind, On, Method, Note, TakesBack, IsTakenBack, RecordedBy } = payment;
  const what = TakesBack === null ? t.kinds[Kind] : t.takesBack(t.kinds[Kind]);
  const facts = [calendarDayText(On), t.methods[Method], t.by(RecordedBy?.Name ?? ''), Note];
  return (
    <li data-taken-back={IsTakenBack}>
      <b>{what}</b>
      <span className="money-entry-amount num">{amount}</span>
      <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      {IsTakenBack ? <small className="money-entry-act">{t.takenBack}</small> : null}
      {TakesBack === null && !IsTakenBack ? (
        <span className="money-entry-act">
          <Link
            className="btn btn-quiet btn-sm"
            to={`/order-review/${orderId}?receipt=${payment.Id}`}
            aria-label={t.receiptOf(`${what}, ${amount}`)}
          >
            {t.receipt}
          </Link>
          <Button scale="row" look="quiet" aria-label={t.takeBackThis(`${what}, ${amount}`)} onClick={onTakeBack}>
            {t.takeBack}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
