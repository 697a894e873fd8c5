import { portion, sumMoney } from '../pricing/money.ts';
import { amountOfLine, type Discount, totalsOf } from '../pricing/quote-totals.ts';
import type { DayRates } from '../pricing/vat-rates.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { type LineChange, withChangedLine } from '../quote/change-lines.ts';
import type { OrderingMessages, QuotingMessages } from '../../messages/messages.ts';
import type { Order, OrderCharge, OrderLine } from './order.ts';
import { unlessLocked } from './order-locks.ts';

interface Changing {
  readonly ordering: OrderingMessages;
  readonly quoting: QuotingMessages;
}

/** The order with what its lines, charges and discount come to. */
export const withComputedTotals = (order: Order, tax: DayRates): Order => ({
  ...order,
  agreed: totalsOf({ ...order, items: order.lines }, tax),
});

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
  return whole(unlessLocked('lines', order, ordering), { lines });
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

/** The order with these lines, and a discount that stays the share of them that it was granted as. */
const withLines = (order: Order, lines: readonly OrderLine[], ordering: OrderingMessages): Result<Order> =>
  whole(unlessLocked('lines', order, ordering), { lines, discount: discountOnLines(order, lines) });

/** A sum off less doors is less: 900.00 off three doors is 300.00 off one of them. More doors do not raise it. */
function discountOnLines({ discount, lines: before, currency }: Order, lines: readonly OrderLine[]): Discount {
  if (discount.kind !== 'amount') return discount;
  const [was, is] = [before, lines].map((each) => sumMoney(each.map(amountOfLine), currency).minor);
  if (was === undefined || is === undefined || is >= was) return discount;
  const amount = portion(discount.amount, is, was);
  return amount.minor > 0 ? { kind: 'amount', amount } : { kind: 'none' };
}

/** The whole list of charges as a person wrote it. */
export function withOrderCharges(
  order: Order,
  charges: readonly OrderCharge[],
  { ordering, quoting }: Changing,
): Result<Order> {
  const isFitted = charges.some(({ kind }) => kind === 'fitting');
  if (order.treatment === 'IE supply' && isFitted) return refused('quote.fitting-on-supply', quoting.fittingOnSupply);
  return whole(unlessLocked('charges', order, ordering), { charges });
}

const whole = (outcome: Result<Order>, changes: Partial<Order>): Result<Order> =>
  outcome.ok ? accepted({ ...outcome.value, ...changes }) : outcome;
