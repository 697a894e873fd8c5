import { documentStates } from '@door/domain/lib/document';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Zips of what is kept of persons, one of a person. The bytes lie in the blob store for a week; no backup holds them. */
export const personZip = pgTable(
  'person_zip',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    about: text('about', { enum: ['customer', 'enquiry'] }).notNull(),
    aboutId: uuid('about_id').notNull(),
    /** Name of the zip in the blob store. */
    blob: uuid('blob').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    /** How often it could not be made. */
    failures: integer('failures').notNull(),
    done: integer('done').notNull(),
    files: integer('files').notNull(),
    leftOut: integer('left_out').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('person_zip_of').on(table.clientId, table.about, table.aboutId),
    ownRowsOnly(),
  ],
).enableRLS();
