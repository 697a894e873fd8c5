import { totalsOf } from '../commerce/quote-totals.ts';
import type { DayRates } from '../commerce/vat-rates.ts';
import { accepted, type Outcome, refused } from '../model/outcome.ts';
import { type LineChange, withChangedLine } from '../quote/change-lines.ts';
import type { OrderingWords, QuotingWords } from '../words/words.ts';
import type { Order, OrderCharge, OrderLine } from './order.ts';
import { unlessLocked } from './order-locks.ts';

interface Changing {
  readonly ordering: OrderingWords;
  readonly quoting: QuotingWords;
}

/** The order with what its lines, charges and discount come to. */
export const reckoned = (order: Order, tax: DayRates): Order => ({
  ...order,
  agreed: totalsOf({ ...order, items: order.lines }, tax),
});

const mostLines = 100;

/** Adds lines at the end. */
export function withOrderLines(
  order: Order,
  added: readonly OrderLine[],
  { ordering, quoting }: Changing,
): Outcome<Order> {
  const lines = [...order.lines, ...added];
  if (lines.length > mostLines) return refused('quote.too-many-lines', quoting.tooManyLines(mostLines));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return refused('quote.line-taken', quoting.lineTaken);
  return whole(unlessLocked('lines', order, ordering), { lines });
}

/** Sets how many of a line there are, and its place on the paper. */
export function withOrderLineChange(order: Order, change: LineChange, { ordering, quoting }: Changing): Outcome<Order> {
  const lines = withChangedLine(order.lines, change);
  return lines ? whole(unlessLocked('lines', order, ordering), { lines }) : refused('quote.no-line', quoting.noLine);
}

/** A line that is gone already counts as removed. */
export const withoutOrderLine = (order: Order, lineId: string, { ordering }: Changing): Outcome<Order> =>
  whole(unlessLocked('lines', order, ordering), { lines: order.lines.filter(({ id }) => id !== lineId) });

/** The whole list of charges as a person wrote it. */
export function withOrderCharges(
  order: Order,
  charges: readonly OrderCharge[],
  { ordering, quoting }: Changing,
): Outcome<Order> {
  const isFitted = charges.some(({ kind }) => kind === 'fitting');
  if (order.treatment === 'IE supply' && isFitted) return refused('quote.fitting-on-supply', quoting.fittingOnSupply);
  return whole(unlessLocked('charges', order, ordering), { charges });
}

const whole = (outcome: Outcome<Order>, changes: Partial<Order>): Outcome<Order> =>
  outcome.ok ? accepted({ ...outcome.value, ...changes }) : outcome;
