import type { ReactNode } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import type { OpenedQuote } from '../queries/office-client.ts';
import { officeMessages } from '../messages/office.ts';
import './sale-sums.css';

const { sums: t } = officeMessages.sale;

interface SaleSumsProps {
  readonly totals: Pick<OpenedQuote['Totals'], 'Items' | 'Charges' | 'Discount' | 'Net' | 'Vat' | 'VatRate' | 'Total'>;
  readonly currency: string;
  /** A further row of the list, after the total. */
  readonly rest?: { readonly name: string; readonly amount: string };
  /** What stands under the list. */
  readonly children?: ReactNode;
}

const isZero = (amount: string): boolean => /^-?0\.00$/.test(amount);

/** What a quote or an order comes to. */
export function SaleSums({ totals, currency, rest, children }: SaleSumsProps) {
  const rows = [
    [t.items, totals.Items],
    [t.charges, totals.Charges],
    [t.discount, `-${totals.Discount}`],
    [t.net, totals.Net],
    [t.vat(totals.VatRate), totals.Vat],
  ] as const;
  return (
    <section className="sale-sums" aria-label={t.title}>
      <dl>
        {rows
          .filter(([, amount]) => !isZero(amount))
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{moneyText(amount, currency)}</dd>
            </div>
          ))}
        <div className="sale-total">
          <dt>{t.total(currency)}</dt>
          <dd className="num">{moneyText(totals.Total, currency)}</dd>
        </div>
        {rest ? (
          <div>
            <dt>{rest.name}</dt>
            <dd className="num">{moneyText(rest.amount, currency)}</dd>
          </div>
        ) : null}
      </dl>
      {children}
    </section>
  );
}
