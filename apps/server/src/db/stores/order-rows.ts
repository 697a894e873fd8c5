import type { StoredOrder } from '@door/api/ports/order-store';
import { money } from '@door/domain/commerce/money';
import { itemId } from '@door/domain/model/ids';
import type { orderCharge } from '../tables/order-charge.ts';
import type { orderLine } from '../tables/order-line.ts';
import type { order } from '../tables/order.ts';
import { discountColumns, discountOf } from './discount-columns.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
type ChargeRow = typeof orderCharge.$inferSelect;

interface OrderParts {
  readonly lines: readonly LineRow[];
  readonly charges: readonly ChargeRow[];
}

export const storedOrderOf = (row: OrderRow, { lines, charges }: OrderParts): StoredOrder => ({
  id: row.id,
  number: row.number,
  order: {
    state: row.state,
    quote: { id: row.quoteId, version: row.quoteVersion },
    customerId: row.customerId,
    currency: row.currency,
    lines: lines.map((line) => ({
      id: line.id,
      itemId: itemId(line.itemId),
      quantity: line.quantity,
      unit: money(line.unitMinor, row.currency),
      netTrade: money(line.netTradeMinor, row.currency),
    })),
    charges: charges.map(({ id, kind, text, quantity, unitMinor, costMinor }) => ({
      id,
      kind,
      text,
      quantity,
      unit: money(unitMinor, row.currency),
      costOfGoods: costMinor === null ? null : money(costMinor, row.currency),
    })),
    discount: discountOf(row),
    treatment: row.treatment,
    terms: row.terms,
    note: row.note,
    agreed: row.agreed,
  },
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  lastUpdated: row.lastUpdated.toISOString(),
});

export const orderRowOf = ({ order, ...stored }: StoredOrder, client: number): OrderRow => ({
  clientId: client,
  id: stored.id,
  number: stored.number,
  quoteId: order.quote.id,
  quoteVersion: order.quote.version,
  customerId: order.customerId,
  state: order.state,
  currency: order.currency,
  treatment: order.treatment,
  ...discountColumns(order.discount),
  terms: order.terms,
  note: order.note,
  agreed: order.agreed,
  createdAt: new Date(stored.createdAt),
  createdBy: stored.createdBy,
  lastUpdated: new Date(stored.lastUpdated),
});

export const lineRowsOf = ({ id, order: { lines } }: StoredOrder, client: number): readonly LineRow[] =>
  lines.map(({ unit, netTrade, ...line }, position) => ({
    clientId: client,
    orderId: id,
    position,
    ...line,
    unitMinor: unit.minor,
    netTradeMinor: netTrade.minor,
  }));

export const chargeRowsOf = ({ id, order: { charges } }: StoredOrder, client: number): readonly ChargeRow[] =>
  charges.map(({ unit, costOfGoods, ...charge }, position) => ({
    clientId: client,
    orderId: id,
    position,
    ...charge,
    unitMinor: unit.minor,
    costMinor: costOfGoods?.minor ?? null,
  }));
