import type { StoredOrder } from '@door/api/order/order-store';
import { money } from '@door/domain/selling/pricing/money';
import { itemId } from '@door/domain/door/model/ids';
import type { Order } from '@door/domain/selling/order/order';
import { depositShare, planOfDeposit } from '@door/domain/selling/payment/plan';
import type { order, orderCharge, orderLine } from './schema.ts';
import { discountColumns, discountOf } from '../quote/discount-columns.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
type ChargeRow = typeof orderCharge.$inferSelect;

export interface OrderParts {
  readonly lines: readonly LineRow[];
  readonly charges: readonly ChargeRow[];
}

/** `parts` may hold those of other orders too. */
export const storedOrderOf = (row: OrderRow, parts: OrderParts): StoredOrder => ({
  id: row.id,
  number: row.number,
  order: {
    state: row.state,
    heldFrom: row.heldFrom,
    quote: quoteOf(row),
    remake: row.remakeOf === null || row.remake === null ? null : { of: row.remakeOf, ...row.remake },
    customerId: row.customerId,
    currency: row.currency,
    lines: parts.lines
      .filter(({ orderId }) => orderId === row.id)
      .map((line) => ({
        id: line.id,
        itemId: itemId(line.itemId),
        quantity: line.quantity,
        unit: money(line.unitMinor, row.currency),
        netTrade: money(line.netTradeMinor, row.currency),
        pricedAt: line.pricedAt?.toISOString() ?? null,
      })),
    charges: parts.charges
      .filter(({ orderId }) => orderId === row.id)
      .map(({ id, kind, text, quantity, unitMinor, costMinor, follows }) => ({
        id,
        kind,
        text,
        quantity,
        unit: money(unitMinor, row.currency),
        costOfGoods: costMinor === null ? null : money(costMinor, row.currency),
        follows,
      })),
    discount: discountOf(row),
    granted: row.granted,
    treatment: row.treatment,
    terms: row.terms,
    note: row.note,
    deliveryAddress: row.deliveryAddress,
    plan: row.plan ?? planOfDeposit(row.deposit),
    agreed: row.agreed,
    points: row.points,
    week: row.week,
    promisedWeek: row.promisedWeek,
    days: { dispatched: row.dispatchedOn, delivered: row.deliveredOn, installed: row.installedOn },
  },
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  changedBy: row.changedBy,
  lastUpdated: row.lastUpdated.toISOString(),
  lastIdempotencyKey: row.lastIdempotencyKey,
});

/** The version that was accepted; null: made by hand. */
export const quoteOf = ({
  quoteId,
  quoteVersion,
  quotedMinor,
  currency,
}: Pick<OrderRow, 'quoteId' | 'quoteVersion' | 'quotedMinor' | 'currency'>): Order['quote'] =>
  quoteId === null || quoteVersion === null || quotedMinor === null
    ? null
    : { id: quoteId, version: quoteVersion, total: money(quotedMinor, currency) };

export const orderRowOf = ({ order, ...stored }: StoredOrder, client: number): OrderRow => ({
  ...remakeColumns(order),
  clientId: client,
  id: stored.id,
  number: stored.number,
  quoteId: order.quote?.id ?? null,
  quoteVersion: order.quote?.version ?? null,
  quotedMinor: order.quote?.total.minor ?? null,
  customerId: order.customerId,
  state: order.state,
  heldFrom: order.heldFrom,
  currency: order.currency,
  treatment: order.treatment,
  ...discountColumns(order.discount),
  granted: order.granted,
  terms: order.terms,
  note: order.note,
  deliveryAddress: order.deliveryAddress,
  deposit: depositShare(order.plan),
  plan: order.plan,
  agreed: order.agreed,
  points: order.points,
  week: order.week,
  promisedWeek: order.promisedWeek,
  dispatchedOn: order.days.dispatched,
  deliveredOn: order.days.delivered,
  installedOn: order.days.installed,
  createdAt: new Date(stored.createdAt),
  createdBy: stored.createdBy,
  changedBy: stored.changedBy,
  lastUpdated: new Date(stored.lastUpdated),
  lastIdempotencyKey: stored.lastIdempotencyKey,
});

function remakeColumns({ remake }: Order): Pick<OrderRow, 'remakeOf' | 'remake'> {
  if (remake === null) return { remakeOf: null, remake: null };
  const { of, ...rest } = remake;
  return { remakeOf: of, remake: rest };
}

export const lineRowsOf = ({ id, order: { lines } }: StoredOrder, client: number): readonly LineRow[] =>
  lines.map(({ unit, netTrade, pricedAt, ...line }, position) => ({
    clientId: client,
    orderId: id,
    position,
    ...line,
    unitMinor: unit.minor,
    netTradeMinor: netTrade.minor,
    pricedAt: pricedAt === null ? null : new Date(pricedAt),
  }));

export const chargeRowsOf = ({ id, order: { charges } }: StoredOrder, client: number): readonly ChargeRow[] =>
  charges.map(({ unit, costOfGoods, follows, ...charge }, position) => ({
    clientId: client,
    orderId: id,
    position,
    ...charge,
    unitMinor: unit.minor,
    costMinor: costOfGoods?.minor ?? null,
    follows: [...follows],
  }));
