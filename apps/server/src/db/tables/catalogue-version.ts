import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { CatalogueDocument } from '../stores/catalogue-document.ts';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
    document: jsonb('document').$type<CatalogueDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.number] }),
    unique('catalogue_version_draft').on(table.clientId, table.draftId),
    ownRowsOnly(),
  ],
).enableRLS();
