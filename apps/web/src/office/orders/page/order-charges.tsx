import { moneyText } from '../../../platform/words/money-text.ts';
import { orderPageWords } from '../../words/order-page.ts';
import { OrderSums } from '../items/order-sums.tsx';
import { OrderPayments } from '../money/order-payments.tsx';
import type { OpenedOrder } from '../order-wire.ts';
import './order-charges.css';

const { sums: says } = orderPageWords;

/** Work and goods beside the doors, what the order comes to, and what was paid of it. */
export function OrderCharges({ order }: { readonly order: OpenedOrder }) {
  const { Charges, Currency } = order;
  return (
    <>
      <section aria-label={says.charges}>
        {Charges.length === 0 ? <p className="order-empty">{says.noCharges}</p> : null}
        <ul className="order-charges">
          {Charges.map(({ ChargeId, Text, Quantity, Unit, Amount }) => (
            <li key={ChargeId}>
              <span>{Text}</span>
              <span className="num">
                {says.quantity(Quantity)} {moneyText(Unit, Currency)}
              </span>
              <span className="num">{moneyText(Amount, Currency)}</span>
            </li>
          ))}
        </ul>
      </section>
      <OrderSums order={order} />
      <OrderPayments order={order} />
    </>
  );
}
