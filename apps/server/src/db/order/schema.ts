import type { FrozenBom } from '@door/api/order/order-store';
import type { HeldDemand } from '@door/api/promise/hold-store';
import type { BuyAnew } from '@door/domain/making/promise/late-goods';
import type { KeptDate, PromiseCause, PromisedDate } from '@door/domain/making/promise/promise';
import type { CreditNote } from '@door/domain/selling/credit/credit-note';
import type { GrantedDiscount } from '@door/domain/selling/order/order';
import { orderStates } from '@door/domain/selling/order/order-states';
import type { OrderVersion } from '@door/domain/selling/order/order-version';
import type { Remake } from '@door/domain/selling/order/remake';
import { paymentKinds, paymentMethods, paymentSources } from '@door/domain/selling/payment/payment';
import type { PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import type { BasisPoints } from '@door/domain/selling/pricing/money';
import { chargeKinds, type SaleTotals } from '@door/domain/selling/pricing/quote-totals';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { sql } from 'drizzle-orm';
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
import { customer } from '../customer/schema.ts';
import { item } from '../item/schema.ts';
import { vendor } from '../purchasing/schema.ts';
import { quote } from '../quote/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

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
    /** The discount as it was given, and on which sum; null: its lines are those that it was given on. */
    granted: jsonb('granted').$type<GrantedDiscount>(),
    terms: text('terms').notNull(),
    note: text('note').notNull(),
    deliveryAddress: text('delivery_address').notNull(),
    /** Share of the total that is asked for with the order, in hundredths of a per cent. */
    deposit: integer('deposit').$type<BasisPoints>().notNull(),
    /** In which rows it is paid; null: the deposit, and the rest once it is handed over. */
    plan: jsonb('plan').$type<readonly PlanRow[]>(),
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
    lastIdempotencyKey: text('last_write'),
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

/** What the lines of an order are made of, frozen when it became ready for production. Rows are only added. */
export const orderBill = pgTable(
  'order_bill',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    bill: jsonb('bill').$type<FrozenBom>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.lineId] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Work and goods beside the doors of an order, in the order of the paper. */
export const orderCharge = pgTable(
  'order_charge',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    text: text('text').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    /** What one costs, if these are goods; null: work. */
    costMinor: bigint('cost_minor', { mode: 'number' }),
    /** The lines whose doors it counts. */
    follows: uuid('follows').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** Positions of orders. The item is a copy that belongs to its line; it cannot be deleted while the line is there. */
export const orderLine = pgTable(
  'order_line',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** What one costs the customer, and what it costs the fitter, as agreed. */
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    netTradeMinor: bigint('net_trade_minor', { mode: 'number' }).notNull(),
    /** `last_updated` of the item for which that was agreed; null: not known. */
    pricedAt: timestamp('priced_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.id] }),
    index('order_line_of_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Orders as they were confirmed. The role `app` may insert and select only. */
export const orderVersion = pgTable(
  'order_version',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<OrderVersion>().notNull(),
    /** SHA-256 of the document in canonical JSON. */
    hash: char('hash', { length: 64 }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account of whoever confirmed it; null: a rule. */
    confirmedBy: uuid('confirmed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.version] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Dates that customers of orders were promised, with what they follow from. The role `app` may insert and select only. */
export const promise = pgTable(
  'promise',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    /** From 1 on. */
    number: integer('number').notNull(),
    what: text('what').$type<PromisedDate['what']>().notNull(),
    /** On which it is fitted, delivered or collected. */
    finishedOn: date('finished_on', { mode: 'string' }).notNull(),
    grain: text('grain').$type<PromisedDate['grain']>().notNull(),
    week: char('week', { length: 4 }).notNull(),
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    sentOn: date('sent_on', { mode: 'string' }),
    reasons: jsonb('reasons').$type<PromisedDate['reasons']>().notNull(),
    skipped: jsonb('skipped').$type<PromisedDate['skipped']>().notNull(),
    cause: text('cause').$type<PromiseCause>(),
    /** Whose lateness has moved it. */
    lateVendor: uuid('late_vendor'),
    /** What a planner has written beside the cause; '' for nothing. */
    note: text('note').notNull().default(''),
    factsHash: text('facts_hash').notNull(),
    madeBy: uuid('made_by'),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.number] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.lateVendor], foreignColumns: [vendor.clientId, vendor.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Orders whose date is in danger, while it is: what is forecast today ends after what was promised, or would if nothing were bought anew. */
export const promiseRisk = pgTable(
  'promise_risk',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true, precision: 3 }).notNull(),
    /** From then on the customer is told; null: of what can be bought anew in time nobody is. */
    tellBy: timestamp('tell_by', { withTimezone: true, precision: 3 }),
    anew: jsonb('anew').$type<BuyAnew>(),
    cause: text('cause').$type<PromiseCause>().notNull(),
    /** Of which the order holds its points as well, so that nobody else takes them; null: nobody knows yet when it can be made. */
    week: char('week', { length: 4 }),
    /** Tenths. */
    points: integer('points').notNull(),
    forecast: jsonb('forecast').$type<KeptDate>(),
    factsHash: text('facts_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Goods that a person has given to another order than whose they were. The role `app` may insert and select only. */
export const pegOverride = pgTable(
  'peg_override',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    key: text('key').notNull(),
    fromOrder: uuid('from_order').notNull(),
    toOrder: uuid('to_order').notNull(),
    /** Base units. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('peg_override_of').on(table.clientId, table.fromOrder),
    foreignKey({ columns: [table.clientId, table.fromOrder], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.toOrder], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.madeBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** How often the facts of a supplier's dates have changed, and which of these changes its promises were checked against. */
export const promiseFacts = pgTable(
  'promise_facts',
  {
    clientId: clientId().references(() => client.clientId),
    revision: integer('revision').notNull().default(0),
    checkedRevision: integer('checked_revision').notNull().default(0),
    /** Day of the supplier's clock; null: never. */
    checkedOn: date('checked_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();

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
    /** Who has said so: a person, a payment provider or the bank. */
    source: text('source', { enum: paymentSources }).notNull().default('hand'),
    /** The provider's entry that it follows from, `{attempt}/{kind}/{id}`: booked once. */
    entry: text('entry'),
    /** null: a rule. */
    recordedBy: uuid('recorded_by'),
    recordedAt: timestamp('recorded_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('payment_entry').on(table.clientId, table.entry),
    index('payment_of_order').on(table.clientId, table.orderId, table.recordedAt),
    // An entry is taken back once, whoever does it at the same moment.
    uniqueIndex('payment_taken_back').on(table.clientId, table.takesBack),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.takesBack], foreignColumns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.recordedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Credit notes as they were issued. The role `app` may insert and select only. */
export const creditNote = pgTable(
  'credit_note',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Running number of the supplier's credit notes, without gaps. */
    number: integer('number').notNull(),
    note: jsonb('note').$type<CreditNote>().notNull(),
    issuedBy: uuid('issued_by').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('credit_note_number').on(table.clientId, table.number),
    index('credit_note_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.issuedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Places that are kept for quotes until their customers decide. The role `app` may insert and select, and say how one ended. */
export const placeHold = pgTable(
  'place_hold',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    /** Of the quote, from 1 on. */
    number: integer('number').notNull(),
    /** A week or a day. */
    notBefore: text('not_before'),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Of the week of the date, tenths. */
    points: integer('points').notNull(),
    date: jsonb('date').$type<KeptDate>().notNull(),
    demand: jsonb('demand').$type<readonly HeldDemand[]>().notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
    /** It was released, or has ended with its quote or in an order; null: it stands until its last day is over. */
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    endedBy: uuid('ended_by'),
    /** The promise that has taken the place. */
    orderId: uuid('order_id'),
    promiseNumber: integer('promise_number'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('place_hold_of_quote').on(table.clientId, table.quoteId, table.number),
    index('place_hold_living').on(table.clientId, table.lastDay).where(sql`ended_at is null`),
    index('place_hold_of_promise').on(table.clientId, table.orderId, table.promiseNumber),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.madeBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
