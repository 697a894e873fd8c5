import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Settings of earlier releases say nothing of prices: they are hidden. */
export type StoredClient = Omit<ClientRow, 'priceDisplay'> & Partial<Pick<ClientRow, 'priceDisplay'>>;

/** Name, addresses, legal texts and page settings of a supplier. */
export const clientSettings = pgTable(
  'client_settings',
  { clientId: clientId().references(() => client.clientId), body: jsonb('body').$type<StoredClient>().notNull() },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();
