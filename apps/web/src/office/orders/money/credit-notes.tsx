import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import type { MoneyOrder } from './money-order.ts';

const { credit: t } = orderMoneyMessages;

interface CreditNotesProps {
  readonly orderId: string;
  readonly notes: MoneyOrder['Money']['CreditNotes'];
}

/** The credit notes of an order, with VAT; each leads to its paper. */
export const CreditNotes = ({ orderId, notes }: CreditNotesProps) =>
  notes.length === 0 ? (
    <p className="office-hint">{t.none}</p>
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
