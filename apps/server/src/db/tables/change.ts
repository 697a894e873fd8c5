import { historyEntryKinds, subjects } from '@door/domain/people/history/history-entry';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
