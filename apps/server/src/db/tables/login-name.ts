import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';

/**
 * Whose account a log-in means, before the supplier is known: an e-mail address, or an identity provider's subject.
 * Hashed, so that this table of all suppliers holds no person's words; the key keeps an address to one account.
 */
export const loginName = pgTable('login_name', {
  nameHash: text('name_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.clientId),
  accountId: uuid('account_id').notNull(),
});
