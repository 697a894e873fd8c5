import { vatTreatments } from '@door/domain/selling/pricing/vat';
import type { BasisPoints } from '@door/domain/selling/pricing/money';
import type { SaleTotals } from '@door/domain/selling/pricing/quote-totals';
import type { Remake } from '@door/domain/selling/order/remake';
import { orderStates } from '@door/domain/selling/order/order-states';
import {
  bigint,
  char,
  date,
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
    /** The version that was accepted and what it came to; null: made by hand. */
    quoteId: uuid('quote_id'),
    quoteVersion: integer('quote_version'),
    quotedMinor: bigint('quoted_minor', { mode: 'number' }),
    /** The order whose doors it makes again, and why; null: it makes none again. */
    remakeOf: uuid('remake_of'),
    remake: jsonb('remake').$type<Omit<Remake, 'of'>>(),
    customerId: uuid('customer_id').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    /** The state that a held order left. */
    heldFrom: text('held_from', { enum: orderStates }),
    /** Of every amount of the order. */
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    treatment: text('treatment', { enum: vatTreatments }).notNull(),
    /** One of the two at most: hundredths of a per cent, or an amount. */
    discountRate: integer('discount_rate'),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    terms: text('terms').notNull(),
    note: text('note').notNull(),
    deliveryAddress: text('delivery_address').notNull(),
    /** Share of the total that is asked for with the order, in hundredths of a per cent. */
    deposit: integer('deposit').$type<BasisPoints>().notNull(),
    /** What it comes to. */
    agreed: jsonb('agreed').$type<SaleTotals>().notNull(),
    /** Of a production week, in tenths. */
    points: integer('points'),
    /** As the factory names weeks: `2647`. */
    week: char('week', { length: 4 }),
    promisedWeek: char('promised_week', { length: 4 }),
    dispatchedOn: date('dispatched_on'),
    deliveredOn: date('delivered_on'),
    installedOn: date('installed_on'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
    /** Who made this version; null: a rule. */
    changedBy: uuid('changed_by'),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version. */
    lastWrite: text('last_write'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('order_number').on(table.clientId, table.number),
    // A quote becomes one order, whoever converts it at the same moment.
    uniqueIndex('order_of_quote').on(table.clientId, table.quoteId),
    index('order_remake_of').on(table.clientId, table.remakeOf),
    index('order_of_customer').on(table.clientId, table.customerId),
    index('order_recent').on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('order_in_state').on(
      table.clientId,
      table.state,
      table.lastUpdated.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('order_of_week').on(table.clientId, table.week),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    foreignKey({ columns: [table.clientId, table.remakeOf], foreignColumns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.customerId], foreignColumns: [customer.clientId, customer.id] }),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
