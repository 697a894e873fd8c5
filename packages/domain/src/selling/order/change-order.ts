import { type Money, portion, rateOf, sumMoney } from '../pricing/money.ts';
import { amountOfLine, type Discount, isFitted, totalsOf } from '../pricing/quote-totals.ts';
import type { DayRates } from '../pricing/vat-rates.ts';
import { depositShare } from '../payment/plan.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { type LineChange, withChangedLine } from '../quote/change-lines.ts';
import type { OrderingMessages, QuotingMessages } from '../../messages/messages.ts';
import type { GrantedDiscount, Order, OrderCharge, OrderLine } from './order.ts';
import { unlessLocked } from './order-locks.ts';

interface Changing {
  readonly ordering: OrderingMessages;
  readonly quoting: QuotingMessages;
}

/** The order with what its lines, charges and discount come to. */
export function withComputedTotals(order: Order, tax: DayRates): Order {
  const deposit = depositShare(order.plan);
  const agreed = totalsOf({ ...order, items: order.lines, deposit }, tax);
  // The deposit stays that of what the customer accepted, whatever is measured.
  return { ...order, agreed: { ...agreed, deposit: rateOf(order.quote?.total ?? agreed.total, deposit) } };
}

const mostLines = 100;

/** Adds lines at the end. */
export function withOrderLines(
  order: Order,
  added: readonly OrderLine[],
  { ordering, quoting }: Changing,
): Result<Order> {
  const lines = [...order.lines, ...added];
  if (lines.length > mostLines) return refused('quote.too-many-lines', quoting.tooManyLines(mostLines));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return refused('quote.line-taken', quoting.lineTaken);
  return withLines(order, lines, ordering);
}

/** Sets how many of a line there are, and its place on the paper. */
export function withOrderLineChange(order: Order, change: LineChange, { ordering, quoting }: Changing): Result<Order> {
  const lines = withChangedLine(order.lines, change);
  return lines ? withLines(order, lines, ordering) : refused('quote.no-line', quoting.noLine);
}

/** A line that is gone already counts as removed. */
export const withoutOrderLine = (order: Order, lineId: string, { ordering }: Changing): Result<Order> =>
  withLines(
    order,
    order.lines.filter(({ id }) => id !== lineId),
    ordering,
  );

const withLines = (order: Order, lines: readonly OrderLine[], ordering: OrderingMessages): Result<Order> =>
  whole(unlessLocked('lines', order, ordering), { ...grantedOn(order, lines), charges: countedAnew(order, lines) });

/** Charges that counted the doors of their lines still do; a number that a person has written stays. */
const countedAnew = ({ charges, lines: before }: Order, lines: readonly OrderLine[]): readonly OrderCharge[] =>
  charges.flatMap((charge) => {
    const { follows, quantity } = charge;
    const doorsIn = (all: readonly OrderLine[]): number =>
      all.filter(({ id }) => follows.includes(id)).reduce((sum, line) => sum + line.quantity, 0);
    if (follows.length === 0 || quantity !== doorsIn(before)) return [charge];
    const doors = doorsIn(lines);
    return doors === 0 ? [] : [{ ...charge, quantity: doors }];
  });

/** The order with these lines, at whatever prices, and what of its discount was granted on them. */
export const withOtherLines = (order: Order, lines: readonly OrderLine[]): Order => ({
  ...order,
  ...grantedOn(order, lines),
});

function grantedOn(order: Order, lines: readonly OrderLine[]): Pick<Order, 'lines' | 'granted' | 'discount'> {
  const granted = order.granted ?? { discount: order.discount, on: sumOf(order.lines, order) };
  return { lines, granted, discount: grantedDiscountOn(sumOf(lines, order), granted) };
}

const sumOf = (lines: readonly OrderLine[], { currency }: Order): Money => sumMoney(lines.map(amountOfLine), currency);

/**
 * A discount belongs to what it was granted on. On less it is the same share: 900.00 off three doors is 300.00 off one of them, and
 * 900.00 again where they are three again. On more it is the same sum.
 */
function grantedDiscountOn(items: Money, { discount, on }: GrantedDiscount): Discount {
  if (discount.kind === 'none') return discount;
  const isMore = items.minor > on.minor;
  if (discount.kind === 'percent') return isMore ? { kind: 'amount', amount: rateOf(on, discount.rate) } : discount;
  const amount = isMore ? discount.amount : portion(discount.amount, items.minor, Math.max(on.minor, 1));
  return amount.minor > 0 ? { kind: 'amount', amount } : { kind: 'none' };
}

/** The whole list of charges as a person wrote it. */
export function withOrderCharges(
  order: Order,
  charges: readonly Omit<OrderCharge, 'follows'>[],
  { ordering, quoting }: Changing,
): Result<Order> {
  if (order.treatment === 'IE supply' && isFitted(charges))
    return refused('quote.fitting-on-supply', quoting.fittingOnSupply);
  const followed = charges.map((charge) => ({
    ...charge,
    follows: order.charges.find(({ id }) => id === charge.id)?.follows ?? [],
  }));
  return whole(unlessLocked('charges', order, ordering), { charges: followed });
}

const whole = (outcome: Result<Order>, changes: Partial<Order>): Result<Order> =>
  outcome.ok ? accepted({ ...outcome.value, ...changes }) : outcome;
