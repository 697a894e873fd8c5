import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';

/**
 * Finds the account of an e-mail address or of an identity provider's subject, before the supplier is known.
 * Names are hashed, because this table has no row level security; the primary key allows one account for each address.
 */
export const loginName = pgTable('login_name', {
  nameHash: text('name_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.clientId),
  accountId: uuid('account_id').notNull(),
});
