import type { ProviderSnapshot } from '@door/domain/selling/payment/settle';
import {
  attemptStates,
  paymentDrivers,
  paymentModes,
  type PayMethod,
  refundStates,
} from '@door/domain/selling/payment/attempt';
import type { PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import type { Currency } from '@door/domain/door/model/item-record';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { order } from '../order/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const currencies = ['EUR', 'GBP'] as const;

/** A supplier's own accounts with payment providers. What opens them is sealed with a key that the database does not hold. */
export const paymentAccount = pgTable(
  'payment_account',
  {
    clientId: clientId().references(() => client.clientId),
    driver: text('driver', { enum: paymentDrivers }).notNull(),
    mode: text('mode', { enum: paymentModes }).notNull(),
    /** Its key, and the secret that signs its messages with that before it while both are used; sealed. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    hookSecret: text('hook_secret'),
    hookSecretEnd: text('hook_secret_end').notNull().default(''),
    hookSecretBefore: text('hook_secret_before'),
    currencies: jsonb('currencies').$type<readonly Currency[]>().notNull(),
    methods: jsonb('methods').$type<readonly PayMethod[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.driver] }),
    uniqueIndex('payment_account_active').on(table.clientId).where(sql`is_active`),
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What customers were asked to pay before its day. The role `app` may insert and select only. */
export const paymentAsk = pgTable(
  'payment_ask',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    /** Row of the schedule, from 1. */
    instalment: integer('instalment').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.instalment] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.askedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Attempts to pay an instalment of an order with a provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Row of the schedule, from 1, and what it was. */
    instalment: integer('instalment').notNull(),
    kind: text('kind').$type<PlanRow['kind']>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3, enum: currencies }).notNull(),
    driver: text('driver', { enum: paymentDrivers }).notNull(),
    mode: text('mode', { enum: paymentModes }).notNull(),
    state: text('state', { enum: attemptStates }).notNull(),
    /** Theirs, and where the customer pays; null: they have not answered yet. */
    providerId: text('provider_id'),
    url: text('url'),
    /** What the provider said last. */
    snapshot: jsonb('snapshot').$type<ProviderSnapshot>(),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the present state began. */
    changedAt: moment('changed_at').notNull(),
    checkedAt: moment('checked_at'),
    /** How often the provider was asked, and when it is asked next; null: not again. */
    checks: integer('checks').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Of an order, one at most can be paid, whoever starts another at the same moment.
    uniqueIndex('payment_attempt_living')
      .on(table.clientId, table.orderId)
      .where(sql`state in ('Creating', 'Open', 'Processing')`),
    uniqueIndex('payment_attempt_of_provider').on(table.clientId, table.driver, table.providerId),
    index('payment_attempt_of_order').on(table.clientId, table.orderId, table.startedAt),
    index('payment_attempt_due').on(table.clientId, table.nextCheckAt).where(sql`next_check_at is not null`),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** That a provider has said to look at an attempt; of the message itself nothing is kept. The role `app` may insert and select only. */
export const paymentHint = pgTable(
  'payment_hint',
  {
    clientId: clientId().references(() => client.clientId),
    driver: text('driver', { enum: paymentDrivers }).notNull(),
    eventId: text('event_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.driver, table.eventId] }), ownRowsOnly()],
).enableRLS();

/** Money that a provider was asked to pay back. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** The payment that goes back, of that attempt. */
    paymentId: uuid('payment_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3, enum: currencies }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    providerId: text('provider_id'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('payment_refund_of_attempt').on(table.clientId, table.attemptId),
    index('payment_refund_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({
      columns: [table.clientId, table.attemptId],
      foreignColumns: [paymentAttempt.clientId, paymentAttempt.id],
    }),
    foreignKey({ columns: [table.clientId, table.askedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
