import { proposalReasons } from '@door/domain/making/batch/propose-batches';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { batch } from './batch.ts';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Lines of orders in their batches: a line stands in one at most. */
export const batchItem = pgTable(
  'batch_item',
  {
    clientId: clientId(),
    lineId: uuid('line_id').notNull(),
    orderId: uuid('order_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    /** Why it stands there. */
    reason: text('reason', { enum: proposalReasons }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.lineId] }),
    index('batch_item_of_batch').on(table.clientId, table.batchId),
    index('batch_item_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
