import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Name, addresses, legal texts and page settings of a supplier. */
export const clientSettings = pgTable(
  'client_settings',
  { clientId: clientId().references(() => client.clientId), body: jsonb('body').$type<ClientRow>().notNull() },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();
