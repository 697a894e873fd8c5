import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import type { StoredCatalogue } from './catalogue-document.ts';

/** The catalogue that a supplier is preparing; the key allows one. */
export const catalogueDraft = pgTable(
  'catalogue_draft',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** The version that was sold when it was begun. */
    basedOn: integer('based_on').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account. */
    updatedBy: uuid('updated_by').notNull(),
    document: jsonb('document').$type<StoredCatalogue>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();

/** A supplier's catalogue, version by version. A version is never changed: an item names the one it was settled with. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1 on; the newest is the one that is sold. */
    number: integer('number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The draft that it was; null: it came with the supplier. */
    draftId: uuid('draft_id'),
    /** Account. */
    publishedBy: uuid('published_by'),
    note: text('note').notNull().default(''),
    document: jsonb('document').$type<StoredCatalogue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.number] }),
    unique('catalogue_version_draft').on(table.clientId, table.draftId),
    ownRowsOnly(),
  ],
).enableRLS();
