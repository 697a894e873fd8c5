import type { ListName } from '@door/domain/lib/search/saved-view';
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The columns that a person wants to see of a list; no row: the usual ones. */
export const columnChoice = pgTable(
  'column_choice',
  {
    clientId: clientId(),
    accountId: uuid('account_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId, table.list] }),
    foreignKey({
      columns: [table.clientId, table.accountId],
      foreignColumns: [account.clientId, account.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
