import { moneyText } from '../../platform/words/money-text.ts';
import type { OpenedQuote } from '../queries/office-client.ts';
import { officeWords } from '../words/office.ts';

const { quote: says } = officeWords;

const zero = /^0\.00$/;

/** What the quote comes to; the total stays in sight at the foot of a phone. */
export function QuoteSums({ quote: { Totals, Currency } }: { readonly quote: OpenedQuote }) {
  const rows = [
    [says.sums.items, Totals.Items],
    [says.sums.charges, Totals.Charges],
    [says.sums.discount, `-${Totals.Discount}`],
    [says.sums.net, Totals.Net],
    [says.sums.vat(Totals.VatRate), Totals.Vat],
  ] as const;
  return (
    <section className="quote-sums" aria-label={says.sums.title}>
      <dl>
        {rows
          .filter(([, amount]) => !zero.test(amount.replace('-', '')))
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{moneyText(amount, Currency)}</dd>
            </div>
          ))}
        <div className="quote-total">
          <dt>{says.sums.total(Currency)}</dt>
          <dd className="num">{moneyText(Totals.Total, Currency)}</dd>
        </div>
        <div>
          <dt>{says.sums.deposit}</dt>
          <dd className="num">{moneyText(Totals.Deposit, Currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
