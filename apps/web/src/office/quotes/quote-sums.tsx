import type { OpenedQuote } from '../queries/office-client.ts';
import { SaleSums } from '../sale/sale-sums.tsx';
import { officeWords } from '../words/office.ts';

const { quote: says } = officeWords;

/** What the quote comes to; the total stays in sight at the foot of a phone. */
export const QuoteSums = ({ quote: { Totals, Currency } }: { readonly quote: OpenedQuote }) => (
  <SaleSums totals={Totals} currency={Currency} rest={{ name: says.deposit, amount: Totals.Deposit }} />
);
