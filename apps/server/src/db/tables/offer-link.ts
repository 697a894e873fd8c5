import { foreignKey, integer, pgTable, primaryKey, char, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { quoteVersion } from './quote-version.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Links by which customers read offers. The token of a link is stored nowhere. */
export const offerLink = pgTable(
  'offer_link',
  {
    clientId: clientId(),
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    quoteId: uuid('quote_id').notNull(),
    version: integer('version').notNull(),
    /** Counts the links of the quote. */
    ordinal: integer('ordinal').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.tokenHash] }),
    unique('offer_link_ordinal').on(table.clientId, table.quoteId, table.ordinal),
    foreignKey({
      name: 'offer_link_of_version',
      columns: [table.clientId, table.quoteId, table.version],
      foreignColumns: [quoteVersion.clientId, quoteVersion.quoteId, quoteVersion.version],
    }),
    ownRowsOnly(),
  ],
).enableRLS();
