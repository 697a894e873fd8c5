import { jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredPriceList } from '../stores/price-list-document.ts';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The price list that a supplier is preparing; the key allows one. */
export const priceListDraft = pgTable(
  'price_list_draft',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Of the message that raised its prices last. */
    attempt: uuid('attempt'),
    document: jsonb('document').$type<StoredPriceList>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();
