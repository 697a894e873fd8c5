import { moneyText } from '../../../shared/text/money-text.ts';
import { SaleSums } from '../../sale/sale-sums.tsx';
import { orderPageMessages as t } from '../../messages/orders.ts';
import type { OpenedOrder } from '../order-wire.ts';

/** What the order comes to, as it was agreed. */
export const OrderSums = ({ order: { Totals, Currency, QuotedTotal, Total } }: { readonly order: OpenedOrder }) => (
  <SaleSums totals={Totals} currency={Currency}>
    {QuotedTotal !== null && QuotedTotal !== Total ? (
      <p>{t.differs(moneyText(Total, Currency), moneyText(QuotedTotal, Currency))}</p>
    ) : null}
  </SaleSums>
);
