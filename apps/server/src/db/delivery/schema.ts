import { deliveryHows, deliveryKinds } from '@door/domain/selling/delivery/delivery';
import { date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { order } from '../order/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** Where doors are on their way to their customers. The role `app` may insert and select only: a wrong fact is taken back by another. */
export const deliveryEvent = pgTable(
  'delivery_event',
  {
    clientId: clientId(),
    /** Made up by whoever records it. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Which of the doors of its line, from 1. */
    unit: integer('unit').notNull(),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    /** Id of the event that an undo takes back. */
    undoes: uuid('undoes'),
    how: text('how', { enum: deliveryHows }).notNull(),
    /** On which it happened. */
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    /** null: an older release. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('delivery_event_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
