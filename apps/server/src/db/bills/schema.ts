import type { Currency } from '@door/domain/door/model/item-record';
import { type ClaimReason, claimStates, claimWishes } from '@door/domain/making/purchasing/claim';
import { billStates } from '@door/domain/making/purchasing/vendor-bill';
import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  date,
  foreignKey,
  index,
  jsonb,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { vendor } from '../purchasing/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';
import { purchase } from '../purchase/schema.ts';

/** What every paper has beside what it says. */
const stored = () => ({
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  createdBy: uuid('created_by').notNull(),
  lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
  /** Marks of the message that has made it, and of the one that made this version. */
  firstIdempotencyKey: text('first_write').notNull(),
  lastIdempotencyKey: text('last_write'),
});

/** What vendors are told about goods of a line. Money is in the currency of the purchase. */
export const claim = pgTable(
  'claim',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    lineId: uuid('line_id').notNull(),
    reason: text('reason').$type<ClaimReason>().notNull(),
    wish: text('wish', { enum: claimWishes }).notNull(),
    /** Base units. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** References, of what is made for doors. */
    pieces: jsonb('pieces').$type<readonly string[]>().notNull().default([]),
    text: text('text').notNull(),
    state: text('state', { enum: claimStates }).notNull(),
    /** The line that brings other goods. */
    replacementId: uuid('replacement_id'),
    /** What the goods were worth that went back; null: none went. */
    sentBackMinor: bigint('sent_back_minor', { mode: 'number' }),
    creditMinor: bigint('credit_minor', { mode: 'number' }),
    priceDifferenceMinor: bigint('price_difference_minor', { mode: 'number' }),
    ...stored(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('claim_of').on(table.clientId, table.purchaseId),
    index('claim_in_order').on(table.clientId, table.createdAt, table.id),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Photos of goods that a claim is about; `id` is the version of the upload. */
export const claimPhoto = pgTable(
  'claim_photo',
  {
    clientId: clientId(),
    claimId: uuid('claim_id').notNull(),
    id: uuid('id').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.claimId, table.id] }),
    foreignKey({ columns: [table.clientId, table.claimId], foreignColumns: [claim.clientId, claim.id] }),
    foreignKey({ columns: [table.clientId, table.addedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What vendors ask money for. */
export const vendorBill = pgTable(
  'vendor_bill',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    /** The vendor's own: once, but for bills that were rejected. */
    number: text('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
    vatMinor: bigint('vat_minor', { mode: 'number' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    state: text('state', { enum: billStates }).notNull(),
    /** Why it was approved or rejected. */
    reason: text('reason').notNull(),
    ...stored(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('vendor_bill_number').on(table.clientId, table.vendorId, table.number).where(sql`state <> 'Rejected'`),
    index('vendor_bill_in_order').on(table.clientId, table.createdAt, table.id),
    foreignKey({ columns: [table.clientId, table.vendorId], foreignColumns: [vendor.clientId, vendor.id] }),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lines of bills: many bills of a purchase and many purchases of a bill. */
export const vendorBillLine = pgTable(
  'vendor_bill_line',
  {
    clientId: clientId(),
    billId: uuid('bill_id').notNull(),
    /** Counted within its bill, from 1. */
    position: integer('position').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Base units. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    pricePer: bigint('price_per', { mode: 'number' }).notNull(),
    /** What had not come when it was decided; what stock took of its difference, and what is price difference. */
    excess: bigint('excess', { mode: 'number' }).notNull(),
    inStockMinor: bigint('in_stock_minor', { mode: 'number' }).notNull(),
    priceDifferenceMinor: bigint('price_difference_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.billId, table.position] }),
    index('vendor_bill_line_of').on(table.clientId, table.purchaseId),
    foreignKey({ columns: [table.clientId, table.billId], foreignColumns: [vendorBill.clientId, vendorBill.id] }),
    foreignKey({ columns: [table.clientId, table.purchaseId], foreignColumns: [purchase.clientId, purchase.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
