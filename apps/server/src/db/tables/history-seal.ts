import { bigint, char, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Tables whose rows are evidence: they are added, and taken out with a record, but never changed. */
export const sealedTables = ['change', 'enquiry_consent', 'acceptance'] as const;

/**
 * One chain for each supplier over its rows of the sealed tables. The hash of an entry covers the one before it, so that no row
 * and no entry can be changed, added or taken out without breaking what follows. The database writes it when a transaction
 * ends; the role `app` may read it only.
 */
export const historySeal = pgTable(
  'history_seal',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1, without gaps. */
    place: bigint('place', { mode: 'number' }).notNull(),
    what: text('what', { enum: sealedTables }).notNull(),
    /** Of the row, its parts divided by `/`. */
    key: text('key').notNull(),
    act: text('act', { enum: ['added', 'removed'] }).notNull(),
    /** SHA-256 of what the row says, hexadecimal. */
    digest: char('digest', { length: 64 }).notNull(),
    /** SHA-256 of the entry and of the hash before it, hexadecimal. */
    hash: char('hash', { length: 64 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.place] }),
    index('history_seal_of_row').on(table.clientId, table.what, table.key, table.place),
    ownRowsOnly(),
  ],
).enableRLS();
