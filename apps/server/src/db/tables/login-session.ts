import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Where people are logged in. A token whose session is no longer here is refused; its id is that of oidc-provider's grant. */
export const loginSession = pgTable(
  'login_session',
  {
    clientId: clientId(),
    id: text('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** What the browser said that it is. */
    agent: text('agent').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When password and code were last shown again; null: not since the start. */
    provedAt: timestamp('proved_at', { withTimezone: true, precision: 3 }),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.accountId], foreignColumns: [account.clientId, account.id] }),
    index('login_session_of_account').on(table.clientId, table.accountId),
    ownRowsOnly(),
  ],
).enableRLS();
