import type { ShareDocument } from '@door/domain/stored/item/item-document';
import { index, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Copies of designs that a link opens. A copy stays when its item is deleted, so there is no foreign key. */
export const sharedDesign = pgTable(
  'shared_design',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    state: jsonb('state').$type<ShareDocument>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('shared_design_of_item').on(table.clientId, table.itemId),
    index('shared_design_age').on(table.clientId, table.madeAt),
    ownRowsOnly(),
  ],
).enableRLS();
