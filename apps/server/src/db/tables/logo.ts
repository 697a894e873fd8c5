import { char, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Logos that a supplier has or had: a version of its settings names one. */
export const logo = pgTable(
  'logo',
  {
    clientId: clientId().references(() => client.clientId),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: char('hash', { length: 64 }).notNull(),
    contentType: text('content_type', { enum: ['image/png', 'image/svg+xml'] }).notNull(),
    /** Base64. */
    bytes: text('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.hash] }), ownRowsOnly()],
).enableRLS();
