import { paymentKinds, paymentMethods } from '@door/domain/selling/payment/payment';
import {
  bigint,
  char,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** What was paid for orders. The role `app` may insert and select only: a wrong entry is taken back by another. */
export const payment = pgTable(
  'payment',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: paymentKinds }).notNull(),
    /** Negative for refunds and for what takes back a payment. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    /** The day of the money. */
    paidOn: date('paid_on').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    note: text('note').notNull(),
    /** The entry that this one takes back. */
    takesBack: uuid('takes_back'),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('payment_of_order').on(table.clientId, table.orderId, table.recordedAt),
    // An entry is taken back once, whoever does it at the same moment.
    uniqueIndex('payment_taken_back').on(table.clientId, table.takesBack),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.takesBack], foreignColumns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.recordedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
