import type { PaymentStore, StoredPayment } from '@door/api/order/payment-store';
import { money } from '@door/domain/selling/pricing/money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { payment } from './schema.ts';

export function paymentStore(queries: Queries, client: number): PaymentStore {
  const own = eq(payment.clientId, client);
  return {
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(payment)
        .where(and(own, eq(payment.id, id)));
      return row && storedOf(row);
    },
    ordersPaidFor: async (orderIds) => {
      if (orderIds.length === 0) return [];
      const rows = await queries
        .selectDistinct({ id: payment.orderId })
        .from(payment)
        .where(and(own, inArray(payment.orderId, [...orderIds])));
      return rows.map(({ id }) => id);
    },
    ofOrder: async (orderId) => {
      const rows = await queries
        .select()
        .from(payment)
        .where(and(own, eq(payment.orderId, orderId)))
        .orderBy(asc(payment.recordedAt), asc(payment.id));
      return rows.map(storedOf);
    },
    add: async ({ payment: { amount, on, ...written }, recordedAt, ...stored }) => {
      const sum = { amountMinor: amount.minor, currency: amount.currency };
      const rows = await queries
        .insert(payment)
        .values({
          clientId: client,
          ...written,
          ...sum,
          ...stored,
          paidOn: on,
          recordedAt: new Date(recordedAt),
        })
        .onConflictDoNothing({ target: [payment.clientId, payment.id] })
        .returning({ id: payment.id });
      return rows.length > 0;
    },
  };
}

const storedOf = (row: typeof payment.$inferSelect): StoredPayment => ({
  orderId: row.orderId,
  payment: {
    id: row.id,
    kind: row.kind,
    amount: money(row.amountMinor, row.currency),
    on: row.paidOn,
    method: row.method,
    note: row.note,
    takesBack: row.takesBack,
  },
  source: row.source,
  entry: row.entry,
  recordedBy: row.recordedBy,
  recordedAt: row.recordedAt.toISOString(),
});
