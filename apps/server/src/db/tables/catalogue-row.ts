import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The catalogue as JSON documents: one row for each design, colour, theme … It is always read as a whole. */
export const catalogueRow = pgTable(
  'catalogue_row',
  {
    clientId: clientId().references(() => client.clientId),
    /** Name of the list: `designs`, `colours` …; lists of the production rows begin with `works.`. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Order on the page. */
    position: integer('position').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind, table.id] }), ownRowsOnly()],
).enableRLS();
