import type { NumberedKind } from '@door/domain/lib/running-number';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The next number of each kind of thing that a supplier counts; no row before the first. */
export const runningNumber = pgTable(
  'running_number',
  {
    clientId: clientId().references(() => client.clientId),
    kind: text('kind').$type<NumberedKind>().notNull(),
    next: integer('next').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind] }), ownRowsOnly()],
).enableRLS();
