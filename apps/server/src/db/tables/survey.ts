import type { SurveyDocument } from '@door/domain/stored/survey-document';
import { foreignKey, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Measurements on site, one survey for each item. */
export const survey = pgTable(
  'survey',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    state: jsonb('state').$type<SurveyDocument>().notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
