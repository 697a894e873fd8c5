import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredClient } from './client-settings.ts';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** What the settings of a supplier were and are, from its first change on. The role `app` may add and read versions, never change or remove one. */
export const settingsVersion = pgTable(
  'settings_version',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1 on. */
    number: integer('number').notNull(),
    body: jsonb('body').$type<StoredClient>().notNull(),
    /** null: as the supplier began. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }),
    /** Account. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.number] }), ownRowsOnly()],
).enableRLS();
