import type { StoredQuote } from '@door/api/quote/quote-store';
import { basisPoints, money } from '@door/domain/selling/pricing/money';
import { itemId } from '@door/domain/door/model/ids';
import type { ChargeOrigin, QuoteCharge } from '@door/domain/selling/quote/quote';
import type { quote, quoteCharge, quoteLine } from './schema.ts';
import { discountColumns, discountOf } from './discount-columns.ts';

type QuoteRow = typeof quote.$inferSelect;
type LineRow = typeof quoteLine.$inferSelect;
type ChargeRow = typeof quoteCharge.$inferSelect;

/** Lines and charges, perhaps of several quotes. */
export interface QuoteParts {
  readonly lines: readonly LineRow[];
  readonly charges: readonly ChargeRow[];
}

export const storedQuoteOf = (row: QuoteRow, { lines, charges }: QuoteParts): StoredQuote => ({
  id: row.id,
  number: row.number,
  enquiryId: row.enquiryId,
  quote: {
    state: row.state,
    version: row.version,
    ...(row.revisedFrom && { revisedFrom: row.revisedFrom }),
    currency: row.currency,
    lines: lines
      .filter(({ quoteId }) => quoteId === row.id)
      .map((line) => ({ id: line.id, itemId: itemId(line.itemId), quantity: line.quantity })),
    charges: charges.filter(({ quoteId }) => quoteId === row.id).map(chargeOf),
    withdrawn: row.withdrawn,
    discount: discountOf(row),
    ...(row.discountGrant && { grant: row.discountGrant }),
    customerId: row.customerId,
    validUntil: row.validUntil,
    treatment: row.treatment,
    tier: row.tier,
    markup: row.markup === null ? null : basisPoints(row.markup),
    terms: row.terms,
    note: row.note,
    deliveryAddress: row.deliveryAddress,
  },
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  changedBy: row.changedBy,
  lastUpdated: row.lastUpdated.toISOString(),
  lastIdempotencyKey: row.lastIdempotencyKey,
});

const chargeOf = ({
  proposedAs,
  proposedFor,
  unitMinor,
  costMinor,
  currency,
  changed,
  ...row
}: ChargeRow): QuoteCharge => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  quantity: row.quantity,
  unit: money(unitMinor, currency),
  costOfGoods: costMinor === null ? null : money(costMinor, currency),
  origin: proposedAs === null ? null : { kind: proposedAs, lineId: proposedFor },
  isChanged: row.isChanged,
  ...(changed && { changed }),
});

export const quoteRowOf = ({ quote, ...stored }: StoredQuote, client: number): QuoteRow => ({
  clientId: client,
  id: stored.id,
  number: stored.number,
  enquiryId: stored.enquiryId,
  customerId: quote.customerId,
  state: quote.state,
  version: quote.version,
  revisedFrom: quote.revisedFrom ?? null,
  currency: quote.currency,
  treatment: quote.treatment,
  tier: quote.tier,
  markup: quote.markup,
  ...discountColumns(quote.discount),
  discountGrant: quote.grant ?? null,
  terms: quote.terms,
  note: quote.note,
  deliveryAddress: quote.deliveryAddress,
  validUntil: quote.validUntil,
  withdrawn: quote.withdrawn,
  createdAt: new Date(stored.createdAt),
  createdBy: stored.createdBy,
  changedBy: stored.changedBy,
  lastUpdated: new Date(stored.lastUpdated),
  lastIdempotencyKey: stored.lastIdempotencyKey,
});

export const lineRowsOf = ({ id, quote: { lines } }: StoredQuote, client: number): readonly LineRow[] =>
  lines.map((line, position) => ({ clientId: client, quoteId: id, position, ...line }));

export const chargeRowsOf = ({ id, quote: { charges, currency } }: StoredQuote, client: number): readonly ChargeRow[] =>
  charges.map(({ unit, costOfGoods, origin, changed, ...charge }, position) => ({
    clientId: client,
    quoteId: id,
    position,
    ...charge,
    unitMinor: unit.minor,
    costMinor: costOfGoods?.minor ?? null,
    currency,
    changed: changed ?? null,
    ...placeOf(origin),
  }));

const placeOf = (origin: ChargeOrigin | null): Pick<ChargeRow, 'proposedAs' | 'proposedFor'> => ({
  proposedAs: origin?.kind ?? null,
  proposedFor: origin?.lineId ?? null,
});
