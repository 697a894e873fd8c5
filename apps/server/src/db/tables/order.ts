import { vatTreatments } from '@door/domain/commerce/vat';
import type { SaleTotals } from '@door/domain/commerce/quote-totals';
import { orderStates } from '@door/domain/order/order';
import {
  bigint,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { customer } from './customer.ts';
import { quote } from './quote.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** What customers have ordered, at the prices that were agreed. `order` alone is a word of SQL. */
export const order = pgTable(
  'order_',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Running number of the supplier's orders. */
    number: integer('number').notNull(),
    quoteId: uuid('quote_id').notNull(),
    quoteVersion: integer('quote_version').notNull(),
    customerId: uuid('customer_id').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    /** Of every amount of the order. */
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    treatment: text('treatment', { enum: vatTreatments }).notNull(),
    /** One of the two at most: hundredths of a per cent, or an amount. */
    discountRate: integer('discount_rate'),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    terms: text('terms').notNull(),
    note: text('note').notNull(),
    /** The totals that the customer accepted. */
    agreed: jsonb('agreed').$type<SaleTotals>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('order_number').on(table.clientId, table.number),
    // A quote becomes one order, whoever converts it at the same moment.
    uniqueIndex('order_of_quote').on(table.clientId, table.quoteId),
    index('order_of_customer').on(table.clientId, table.customerId),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    foreignKey({ columns: [table.clientId, table.customerId], foreignColumns: [customer.clientId, customer.id] }),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
