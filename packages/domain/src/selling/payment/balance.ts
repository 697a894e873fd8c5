import { addMoney, type Money, money, noMoney, subtractMoney, sumMoney } from '../pricing/money.ts';
import type { CreditNote } from '../credit/credit-note.ts';
import type { Order } from '../order/order.ts';
import type { Payment } from './payment.ts';

/** What was paid for an order, and what was credited. */
export interface OrderLedger {
  readonly payments: readonly Payment[];
  readonly credits: readonly Pick<CreditNote, 'total'>[];
}

/** How an order stands with its customer. No sum is negative. */
export interface Balance {
  /** What the customer is to pay in all: what was agreed less what was credited, and nothing for a cancelled order. */
  readonly due: Money;
  readonly credited: Money;
  readonly paid: Money;
  /** What may still be taken. */
  readonly open: Money;
  /** What goes back to the customer. */
  readonly overpaid: Money;
  readonly depositAsked: Money;
  /** What of the deposit is not paid yet. */
  readonly depositOpen: Money;
}

type OwedOrder = Pick<Order, 'state' | 'currency' | 'agreed'>;

/** The only sum of what is open. */
export function balanceOf({ state, currency, agreed }: OwedOrder, { payments, credits }: OrderLedger): Balance {
  const nothing = noMoney(currency);
  const creditedTotal = sumMoney(
    credits.map(({ total }) => total),
    currency,
  );
  const due = state === 'Cancelled' ? nothing : addMoney(agreed.total, creditedTotal);
  const paid = sumMoney(
    payments.map(({ amount }) => amount),
    currency,
  );
  const depositAsked = smaller(agreed.deposit, due);
  return {
    due,
    credited: subtractMoney(nothing, creditedTotal),
    paid,
    open: beyond(due, paid),
    overpaid: beyond(paid, due),
    depositAsked,
    depositOpen: beyond(depositAsked, paid),
  };
}

const smaller = (one: Money, other: Money): Money => (one.minor <= other.minor ? one : other);

/** How much the first is more than the second; nothing where it is not. */
const beyond = (one: Money, other: Money): Money => money(Math.max(0, subtractMoney(one, other).minor), one.currency);
