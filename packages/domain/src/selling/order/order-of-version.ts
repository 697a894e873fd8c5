import type { QuoteVersion } from '../quote/quote-version.ts';
import type { Quote, QuoteCharge } from '../quote/quote.ts';
import { noOrderDays, type Order, type OrderCharge, type OrderLine } from './order.ts';

interface Ordered extends Pick<Order, 'customerId'> {
  readonly quoteId: string;
  /** Those of the version, each with a copy of its item. */
  readonly lines: readonly OrderLine[];
}

/** The order that an accepted version becomes: its charges, discount and texts, at the prices that the customer accepted. */
export const orderOfVersion = (
  { quote, totals, customer, terms }: Pick<QuoteVersion, 'quote' | 'totals' | 'customer' | 'terms'>,
  { quoteId, customerId, lines }: Ordered,
): Order => ({
  state: 'Draft',
  heldFrom: null,
  quote: { id: quoteId, version: quote.version, total: totals.total },
  remake: null,
  customerId,
  currency: quote.currency,
  lines,
  charges: quote.charges.map((charge) => chargeOf(charge, quote)),
  discount: quote.discount,
  granted: null,
  treatment: quote.treatment,
  terms: quote.terms,
  note: quote.note,
  deliveryAddress: quote.deliveryAddress || (customer?.address ?? ''),
  plan: terms.plan,
  agreed: totals,
  points: null,
  week: null,
  promisedWeek: null,
  days: noOrderDays,
});

/** The fitting of a line and the removal of old doors go on counting doors. */
function chargeOf({ origin, ...charge }: QuoteCharge, { lines }: Quote): OrderCharge {
  const { id, kind, text, quantity, unit, costOfGoods } = charge;
  const ofAll = origin?.kind === 'removal' ? lines.map((line) => line.id) : [];
  return { id, kind, text, quantity, unit, costOfGoods, follows: origin?.lineId ? [origin.lineId] : ofAll };
}
