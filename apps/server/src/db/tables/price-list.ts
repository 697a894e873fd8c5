import { date, integer, jsonb, pgTable, primaryKey, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { StoredPriceList } from '../stores/price-list-document.ts';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Published price lists, version by version. The role `app` may add and read them, never change or remove one. */
export const priceList = pgTable(
  'price_list',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 2 on: version 1 came with the catalogue. */
    version: integer('version').notNull(),
    /** Id of the draft that it was. */
    id: uuid('id').notNull(),
    /** First day on which it is valid. */
    from: date('valid_from', { mode: 'string' }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account. */
    publishedBy: uuid('published_by').notNull(),
    document: jsonb('document').$type<StoredPriceList>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.version] }),
    unique('price_list_id').on(table.clientId, table.id),
    ownRowsOnly(),
  ],
).enableRLS();
