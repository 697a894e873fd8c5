import type { CustomerDocument } from '@door/domain/stored/customer-document';
import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { term } from '../item/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** People and companies that a supplier sells to. `state` is all that is known of them; `name` is for lists. */
export const customer = pgTable(
  'customer',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    state: jsonb('state').$type<CustomerDocument>().notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version, if it can be recognised when it is sent again. */
    lastIdempotencyKey: text('last_write'),
    /** The customer that this one has become part of; null: it stands for itself. */
    mergedInto: uuid('merged_into'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('customer_recent')
      .on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`merged_into is null`),
    ownRowsOnly(),
  ],
).enableRLS();

/** Search terms of customers, as items have theirs. One who was merged has none. */
export const customerTerm = pgTable(
  'customer_term',
  {
    clientId: clientId(),
    customerId: uuid('customer_id').notNull(),
    term: term('term').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.customerId, table.term] }),
    index('customer_term_found').on(table.clientId, table.term, table.customerId),
    foreignKey({
      columns: [table.clientId, table.customerId],
      foreignColumns: [customer.clientId, customer.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
