import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Days on which a supplier's works are closed. */
export const holiday = pgTable(
  'holiday',
  {
    clientId: clientId().references(() => client.clientId),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.day] }), ownRowsOnly()],
).enableRLS();
