import { calendarDayText } from '../../../platform/words/dates.ts';
import { moneyText } from '../../../platform/words/money-text.ts';
import { orderMoneyWords } from '../../words/order-money.ts';
import type { MoneyOrder } from './money-order.ts';

const { credit: says } = orderMoneyWords;

/** The credit notes of an order, with VAT. */
export const CreditNotes = ({ notes }: { readonly notes: MoneyOrder['Money']['CreditNotes'] }) =>
  notes.length === 0 ? (
    <p className="office-hint">{says.none}</p>
  ) : (
    <ol className="money-entries">
      {notes.map(({ Id, Number: number, Reason, Total, Currency, IssuedOn, IssuedBy }) => (
        <li key={Id}>
          <b>{number}</b>
          <span className="money-entry-amount num">{moneyText(Total, Currency)}</span>
          <small>{[calendarDayText(IssuedOn), IssuedBy?.Name ?? '', Reason].join(' · ')}</small>
        </li>
      ))}
    </ol>
  );
