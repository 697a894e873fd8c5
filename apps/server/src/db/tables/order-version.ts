import type { OrderVersion } from '@door/domain/selling/order/order-version';
import { char, foreignKey, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Orders as they were confirmed. The role `app` may insert and select only. */
export const orderVersion = pgTable(
  'order_version',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<OrderVersion>().notNull(),
    /** SHA-256 of the document in canonical JSON. */
    hash: char('hash', { length: 64 }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account of whoever confirmed it; null: a rule. */
    confirmedBy: uuid('confirmed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.version] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
