import { chargeKinds } from '@door/domain/selling/pricing/quote-totals';
import { bigint, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Work and goods beside the doors of an order, in the order of the paper. */
export const orderCharge = pgTable(
  'order_charge',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    text: text('text').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    /** What one costs, if these are goods; null: work. */
    costMinor: bigint('cost_minor', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();
