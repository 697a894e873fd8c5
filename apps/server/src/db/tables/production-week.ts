import { char, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Weeks for which somebody has said what the works can make; every other week takes as much as usual. */
export const productionWeek = pgTable(
  'production_week',
  {
    clientId: clientId().references(() => client.clientId),
    /** As the factory names weeks: `2647`. */
    week: char('week', { length: 4 }).notNull(),
    /** Tenths of a point. */
    capacity: integer('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.week] }), ownRowsOnly()],
).enableRLS();
