import { foreignKey, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Who asked for an offer. An item is asked about once: the unique index refuses a second enquiry. */
export const enquiry = pgTable(
  'enquiry',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    notes: text('notes').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('enquiry_one_per_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
