import { changeKinds, subjects } from '@door/domain/history/change';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/**
 * What became of items, enquiries and tasks, line by line. The role of a supplier's transaction may add and read, never
 * change or delete; so a line outlives what it is about, and nothing ties the two rows.
 */
export const change = pgTable(
  'change',
  {
    clientId: clientId().references(() => client.clientId),
    about: text('about', { enum: subjects }).notNull(),
    aboutId: uuid('about_id').notNull(),
    /** Counted within its subject, whose row is locked by whoever adds a line. */
    line: integer('line').notNull(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    from: text('from'),
    to: text('to'),
    reason: text('reason').notNull(),
    /** Account; null: a visitor or a rule. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.about, table.aboutId, table.line] }), ownRowsOnly()],
).enableRLS();
