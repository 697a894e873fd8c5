import { char, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Weeks in which batches were begun, or for which somebody has said what the works can make. */
export const productionWeek = pgTable(
  'production_week',
  {
    clientId: clientId().references(() => client.clientId),
    /** As the factory names weeks: `2647`. */
    week: char('week', { length: 4 }).notNull(),
    /** Tenths of a point; null: as much as usual. */
    capacity: integer('capacity'),
    /** Of the batch that was begun last. */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.week] }), ownRowsOnly()],
).enableRLS();
