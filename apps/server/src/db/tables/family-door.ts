import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { familyPage } from './family-page.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The doors of a family's page, each a shared design; deleted with the page. */
export const familyDoor = pgTable(
  'family_door',
  {
    clientId: clientId(),
    pageId: uuid('page_id').notNull(),
    id: uuid('id').notNull(),
    shareId: uuid('share_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.pageId, table.id] }),
    foreignKey({
      name: 'family_door_of_page',
      columns: [table.clientId, table.pageId],
      foreignColumns: [familyPage.clientId, familyPage.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
