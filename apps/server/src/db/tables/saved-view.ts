import type { ListName, SavedView } from '@door/domain/lib/search/saved-view';
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Lists as a person has filtered and sorted them, under names of theirs. */
export const savedView = pgTable(
  'saved_view',
  {
    clientId: clientId(),
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    name: text('name').notNull(),
    params: jsonb('params').$type<SavedView['params']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId, table.id] }),
    foreignKey({
      columns: [table.clientId, table.accountId],
      foreignColumns: [account.clientId, account.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
