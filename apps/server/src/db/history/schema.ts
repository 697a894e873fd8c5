import { historyEntryKinds, subjects } from '@door/domain/people/history/history-entry';
import { bigint, char, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/**
 * History of items, enquiries and tasks. The role `app` may insert and select only. A line stays when its item is deleted,
 * so there is no foreign key.
 */
export const change = pgTable(
  'change',
  {
    clientId: clientId().references(() => client.clientId),
    about: text('about', { enum: subjects }).notNull(),
    aboutId: uuid('about_id').notNull(),
    /** Counted within its subject, whose row is locked by whoever adds a line. */
    line: integer('line').notNull(),
    kind: text('kind', { enum: historyEntryKinds }).notNull(),
    from: text('from'),
    to: text('to'),
    reason: text('reason').notNull(),
    /** Account; null: a visitor or a rule. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.about, table.aboutId, table.line] }),
    // The audit log reads it backwards.
    index('change_recent').on(table.clientId, table.at, table.about, table.aboutId, table.line),
    ownRowsOnly(),
  ],
).enableRLS();

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
