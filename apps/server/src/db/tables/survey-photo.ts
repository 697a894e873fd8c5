import { foreignKey, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Photos of a survey; `id` is the version of the upload. */
export const surveyPhoto = pgTable(
  'survey_photo',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    id: uuid('id').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.id] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
