import type { Currency } from '@door/domain/door/model/item-record';
import type { MadeGoods, ReceivedPieces } from '@door/domain/making/purchasing/purchase';
import { purchaseStages } from '@door/domain/making/purchasing/purchase';
import { purchaseStates } from '@door/domain/making/purchasing/purchase-states';
import { orderWays } from '@door/domain/making/purchasing/vendor';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { place } from '../stock/schema.ts';
import { account } from '../user/schema.ts';
import { vendor } from '../purchasing/schema.ts';

/** What was ordered of vendors. */
export const purchase = pgTable(
  'purchase',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Running number of the supplier's purchases. */
    number: integer('number').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
    stage: text('stage', { enum: purchaseStages }).notNull(),
    /** As it follows from its lines, to be found by. */
    state: text('state', { enum: purchaseStates }).notNull(),
    revision: integer('revision').notNull(),
    sentOn: date('sent_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Marks of the message that has made it, and of the one that made this version. */
    firstIdempotencyKey: text('first_write').notNull(),
    lastIdempotencyKey: text('last_write'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('purchase_number').on(table.clientId, table.number),
    index('purchase_in_state').on(table.clientId, table.state, table.number),
    index('purchase_of_vendor').on(table.clientId, table.vendorId, table.number),
    foreignKey({ columns: [table.clientId, table.vendorId], foreignColumns: [vendor.clientId, vendor.id] }),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lines of purchases. What has come of one is the sum of its lines in receipts. */
export const purchaseLine = pgTable(
  'purchase_line',
  {
    clientId: clientId(),
    purchaseId: uuid('purchase_id').notNull(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    /** As its quantities are written: they mean nothing else, whatever a later catalogue says. */
    unit: text('unit').$type<StockUnit>().notNull(),
    /** Base units. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** In the currency of the purchase, for so many base units; both null: it is open. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    pricePer: bigint('price_per', { mode: 'number' }),
    /** On which it should be delivered. */
    wanted: date('wanted', { mode: 'string' }).notNull(),
    isClosed: boolean('is_closed').notNull(),
    /** The ordered line of which it replaces goods. */
    replacementOf: uuid('replacement_of'),
    /** How it is made, and for which doors; null: it is kept for all doors. */
    made: jsonb('made').$type<MadeGoods>(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.purchaseId, table.id] }),
    index('purchase_line_of_key').on(table.clientId, table.key),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Pieces that are made for one door and that a draft or sent purchase is still to bring: each of them one purchase alone. */
export const purchasePiece = pgTable(
  'purchase_piece',
  {
    clientId: clientId(),
    /** Its reference, `10234-2-MA-G1`. */
    piece: text('piece').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    lineId: uuid('line_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.piece] }),
    index('purchase_piece_of').on(table.clientId, table.purchaseId),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What vendors have said of purchases. The role `app` may insert and select only. */
export const purchaseConfirmation = pgTable(
  'purchase_confirmation',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    revision: integer('revision').notNull(),
    /** The vendor's own number. */
    number: text('number').notNull(),
    how: text('how', { enum: orderWays }).notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('purchase_confirmation_of').on(table.clientId, table.purchaseId, table.at),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What is scheduled of each line; a line of which no day was named has one row without a day. The role `app` may insert and select only. */
export const purchaseConfirmationLine = pgTable(
  'purchase_confirmation_line',
  {
    clientId: clientId(),
    confirmationId: uuid('confirmation_id').notNull(),
    /** Counted within its confirmation, from 1. */
    position: integer('position').notNull(),
    lineId: uuid('line_id').notNull(),
    day: date('day', { mode: 'string' }),
    /** Base units; 0 without a day. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.confirmationId, table.position] }),
    foreignKey({
      columns: [table.clientId, table.confirmationId],
      foreignColumns: [purchaseConfirmation.clientId, purchaseConfirmation.id],
    }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Goods that came in, and what was taken back of them. The role `app` may insert and select only. */
export const receipt = pgTable(
  'receipt',
  {
    clientId: clientId(),
    /** That of the message that has written it, and of its lines in the ledger of stock. */
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    deliveryNote: text('delivery_note').notNull(),
    reason: text('reason').notNull(),
    /** The receipt that it takes back: each once at most. */
    undoes: uuid('undoes'),
    idempotencyKey: text('idempotency_key').notNull(),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('receipt_of').on(table.clientId, table.purchaseId, table.at),
    uniqueIndex('receipt_undone').on(table.clientId, table.undoes).where(sql`undoes is not null`),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lines of receipts; negative where they take something back. The role `app` may insert and select only. */
export const receiptLine = pgTable(
  'receipt_line',
  {
    clientId: clientId(),
    receiptId: uuid('receipt_id').notNull(),
    /** Counted within its receipt, from 1. */
    position: integer('position').notNull(),
    lineId: uuid('line_id').notNull(),
    placeId: uuid('place_id').notNull(),
    lot: text('lot'),
    /** Base units, in order and damaged. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    damaged: bigint('damaged', { mode: 'number' }).notNull(),
    /** Which pieces, of a line that is made for doors. */
    pieces: jsonb('pieces').$type<ReceivedPieces>(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.receiptId, table.position] }),
    foreignKey({ columns: [table.clientId, table.receiptId], foreignColumns: [receipt.clientId, receipt.id] }),
    foreignKey({ columns: [table.clientId, table.placeId], foreignColumns: [place.clientId, place.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
