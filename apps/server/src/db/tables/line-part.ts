import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The parts of order lines that somebody has divided: each stands in a batch of its own. A whole line has no row. */
export const linePart = pgTable(
  'line_part',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    lineId: uuid('line_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The first of its doors, counted from 1 in the line, and how many they are. */
    first: integer('first').notNull(),
    doors: integer('doors').notNull(),
    /** What they take of a week, in tenths. */
    points: integer('points').notNull(),
    /** Of the batch where they stand or stood last; before that, the order's when it was divided. */
    week: text('week').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('line_part_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();
