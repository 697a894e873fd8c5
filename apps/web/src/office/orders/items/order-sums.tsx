import { moneyText } from '../../../platform/words/money-text.ts';
import { officeWords } from '../../words/office.ts';
import { orderPageWords } from '../../words/order-page.ts';
import type { OpenedOrder } from '../order-wire.ts';
import './order-sums.css';

const { sums: names } = officeWords.quote;
const { sums: says } = orderPageWords;

const isZero = (amount: string): boolean => /^-?0\.00$/.test(amount);

/** What the order comes to, as it was agreed. */
export function OrderSums({ order: { Totals, Currency, QuotedTotal, Total } }: { readonly order: OpenedOrder }) {
  const rows = [
    [names.items, Totals.Items],
    [names.charges, Totals.Charges],
    [names.discount, `-${Totals.Discount}`],
    [names.net, Totals.Net],
    [names.vat(Totals.VatRate), Totals.Vat],
  ] as const;
  return (
    <section className="order-sums" aria-label={says.title}>
      <dl>
        {rows
          .filter(([, amount]) => !isZero(amount))
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{moneyText(amount, Currency)}</dd>
            </div>
          ))}
        <div className="order-total">
          <dt>{names.total(Currency)}</dt>
          <dd className="num">{moneyText(Totals.Total, Currency)}</dd>
        </div>
      </dl>
      {QuotedTotal !== null && QuotedTotal !== Total ? (
        <p>{says.differs(moneyText(Total, Currency), moneyText(QuotedTotal, Currency))}</p>
      ) : null}
    </section>
  );
}
