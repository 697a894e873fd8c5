import { bigint, foreignKey, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Positions of orders. The item is a copy that belongs to its line; it cannot be deleted while the line is there. */
export const orderLine = pgTable(
  'order_line',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** What one costs the customer, and what it costs the fitter, as agreed. */
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    netTradeMinor: bigint('net_trade_minor', { mode: 'number' }).notNull(),
    /** `last_updated` of the item for which that was agreed; null: not known. */
    pricedAt: timestamp('priced_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.id] }),
    index('order_line_of_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
