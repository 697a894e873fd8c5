import type { ClientRow, SaleSettings } from '@door/domain/catalogue/rows/client-rows';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Settings of earlier releases say nothing of selling. */
export type StoredClient = Omit<ClientRow, keyof SaleSettings> & Partial<SaleSettings>;

/** Name, addresses, legal texts and page settings of a supplier. */
export const clientSettings = pgTable(
  'client_settings',
  { clientId: clientId().references(() => client.clientId), body: jsonb('body').$type<StoredClient>().notNull() },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();
