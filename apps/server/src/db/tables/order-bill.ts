import type { FrozenBill } from '@door/api/order/order-store';
import { foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** What the lines of an order are made of, frozen when it became ready for production. Rows are only added. */
export const orderBill = pgTable(
  'order_bill',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    bill: jsonb('bill').$type<FrozenBill>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.lineId] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
