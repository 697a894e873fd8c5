import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { customer } from './customer.ts';
import { clientId, ownRowsOnly } from './tenant.ts';
import { term } from './term.ts';

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
