import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CatalogueDocument } from '../stores/catalogue-document.ts';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
    document: jsonb('document').$type<CatalogueDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();
