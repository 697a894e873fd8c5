import { addMoney, type Money, money, noMoney, subtractMoney, sumMoney } from '../pricing/money.ts';
import type { CreditNote } from '../credit/credit-note.ts';
import type { Order } from '../order/order.ts';
import type { Payment } from './payment.ts';
import { type ScheduleRow, scheduleOf } from './schedule.ts';

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
  /** When it is paid, in the order of the plan. */
  readonly rows: readonly ScheduleRow[];
}

type OwedOrder = Pick<Order, 'state' | 'currency' | 'agreed' | 'plan' | 'quote'>;

/** The only sum of what is open. */
export function balanceOf(order: OwedOrder, ledger: OrderLedger): Balance {
  const nothing = noMoney(order.currency);
  const credits = ledger.credits.map(({ total }) => total);
  const payments = ledger.payments.map(({ amount }) => amount);
  const credited = sumMoney(credits, order.currency);
  const paid = sumMoney(payments, order.currency);
  const isOver = order.state === 'Cancelled';
  const due = isOver ? nothing : addMoney(order.agreed.total, credited);
  const owed = isOver ? { accepted: nothing, total: nothing, credits: [] } : { ...owedOf(order), credits };
  const { rows } = scheduleOf({ ...owed, plan: order.plan, payments });
  const deposit = rows.find(({ kind }) => kind === 'deposit') ?? { amount: nothing, open: nothing };
  return {
    due,
    credited: subtractMoney(nothing, credited),
    paid,
    rows,
    open: beyond(due, paid),
    overpaid: beyond(paid, due),
    depositAsked: deposit.amount,
    depositOpen: deposit.open,
  };
}

const owedOf = ({ agreed, quote }: OwedOrder) => ({ accepted: quote?.total ?? agreed.total, total: agreed.total });

/** How much the first is more than the second; nothing where it is not. */
const beyond = (one: Money, other: Money): Money => money(Math.max(0, subtractMoney(one, other).minor), one.currency);
