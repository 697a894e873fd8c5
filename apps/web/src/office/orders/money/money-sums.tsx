import { moneyText } from '../../../shared/text/money-text.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import type { MoneyOrder } from './money-order.ts';

const { payments: t } = orderMoneyMessages;

interface MoneySumsProps {
  readonly money: MoneyOrder['Money'];
  readonly currency: string;
}

const nothing = '0.00';

/** How an order stands: what is to be paid, was paid and is open, and how it is with the deposit. */
export function MoneySums({ money, currency }: MoneySumsProps) {
  const textOf = (amount: string) => moneyText(amount, currency);
  const isOverpaid = money.Overpaid !== nothing;
  const rows = [
    [t.sums.credited, money.Credited, money.Credited !== nothing],
    [t.sums.due, money.Due, true],
    [t.sums.paid, money.Paid, true],
    [t.sums.overpaid, money.Overpaid, isOverpaid],
    [t.sums.open, money.Open, !isOverpaid],
  ] as const;
  const asked = textOf(money.DepositAsked);
  const deposit =
    money.DepositOpen === nothing ? t.depositPaid(asked) : t.depositOpen(textOf(money.DepositOpen), asked);
  return (
    <>
      <dl className="money-sums">
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, amount], at, all) => (
            <div key={name} data-last={at === all.length - 1}>
              <dt>{name}</dt>
              <dd className="num">{textOf(amount)}</dd>
            </div>
          ))}
      </dl>
      {money.DepositAsked === nothing ? null : <p className="office-hint money-deposit">{deposit}</p>}
    </>
  );
}
