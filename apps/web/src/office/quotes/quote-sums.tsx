import type { OpenedQuote } from '../queries/office-client.ts';
import { SaleSums } from '../sale/sale-sums.tsx';
import { officeMessages } from '../messages/office.ts';

const { quote: t } = officeMessages;

/** What the quote comes to; the total stays in sight at the foot of a phone. */
export const QuoteSums = ({ quote: { Totals, Currency } }: { readonly quote: OpenedQuote }) => (
  <SaleSums totals={Totals} currency={Currency} rest={{ name: t.deposit, amount: Totals.Deposit }} />
);
