import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The current picture of each side, and of the door in the visitor's house: the version of its upload. */
export const doorImage = pgTable(
  'door_image',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    side: text('side', { enum: ['external', 'internal', 'house'] }).notNull(),
    version: text('version').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.side] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
