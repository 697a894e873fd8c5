import { char, index, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Pages on which a family says which doors it likes. Whoever knows the id has made it; the token of its link is stored nowhere. */
export const familyPage = pgTable(
  'family_page',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    /** When its maker last changed it; it is deleted some time later. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('family_page_token').on(table.clientId, table.tokenHash),
    index('family_page_age').on(table.clientId, table.changedAt),
    ownRowsOnly(),
  ],
).enableRLS();
