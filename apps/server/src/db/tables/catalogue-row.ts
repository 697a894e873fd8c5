import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The catalogue as documents: one row for each design, colour, theme …; the rules read them whole, never by column. */
export const catalogueRow = pgTable(
  'catalogue_row',
  {
    clientId: clientId().references(() => client.clientId),
    /** `designs`, `colours` … as the catalogue names its lists; those of the works begin with `works.`. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Order on the page. */
    position: integer('position').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind, table.id] }), ownRowsOnly()],
).enableRLS();
