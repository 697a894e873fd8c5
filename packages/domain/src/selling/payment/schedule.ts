import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { basisPoints, type Money, money, noMoney, rateOf, subtractMoney, sumMoney } from '../pricing/money.ts';

export interface ScheduleFacts {
  /** With VAT, as the customer accepted it. */
  readonly accepted: Money;
  /** With VAT, as the confirmed order says: what is measured may cost more. */
  readonly total: Money;
  readonly plan: readonly Pick<PlanRow, 'kind' | 'share'>[];
  /** Totals of the credit notes, negative. */
  readonly credits: readonly Money[];
  /** What was paid; what went back is negative. */
  readonly payments: readonly Money[];
}

export interface ScheduleRow {
  readonly kind: PlanRow['kind'];
  readonly amount: Money;
  readonly paid: Money;
  readonly open: Money;
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  /** What was paid beyond all rows. */
  readonly overpaid: Money;
}

/**
 * When how much is paid (JOURNEY 4). Each row but the last is its share of what was accepted, rounded by itself; the last takes the rest of the
 * total, so that a changed total moves it alone. Credits come off from the last row backwards, payments fill from the first. No sum is negative.
 */
export function scheduleOf({ accepted, total, plan, credits, payments }: ScheduleFacts): Schedule {
  const { currency } = total;
  const shares = plan.slice(0, -1).map(({ share }) => rateOf(accepted, basisPoints(share)));
  const rest = money(total.minor - sumMoney(shares, currency).minor, currency);
  const planned = [...shares, rest].map(({ minor }) => minor);
  const credited = subtractMoney(noMoney(currency), sumMoney(credits, currency)).minor;
  const due = takenFromTheEnd(planned, credited);
  let left = Math.max(0, sumMoney(payments, currency).minor);
  const rows = due.map((minor, at): ScheduleRow => {
    const paid = Math.min(left, minor);
    left -= paid;
    const amounts = {
      amount: money(minor, currency),
      paid: money(paid, currency),
      open: money(minor - paid, currency),
    };
    return { kind: plan[at]?.kind ?? 'balance', ...amounts };
  });
  return { rows, overpaid: left === 0 ? noMoney(currency) : money(left, currency) };
}

/** The amounts less a sum that comes off the last first; so does what an amount is below 0. */
function takenFromTheEnd(amounts: readonly number[], sum: number): readonly number[] {
  const due: number[] = [];
  let taken = sum;
  for (const amount of amounts.toReversed()) {
    due.unshift(Math.max(0, amount - taken));
    taken = Math.max(0, taken - amount);
  }
  return due;
}
