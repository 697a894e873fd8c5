import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Rests that are kept. Whether one lies on the shelf is said by its moves alone. */
export const offcut = pgTable(
  'offcut',
  {
    clientId: clientId().references(() => client.clientId),
    /** What its label says: `2647-B012-R17`. */
    id: text('id').notNull(),
    groupKey: text('group_key').notNull(),
    /** What can be used of it, mm. */
    length: integer('length').notNull(),
    description: text('description').notNull(),
    colours: text('colours').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.id] }), ownRowsOnly()],
).enableRLS();
