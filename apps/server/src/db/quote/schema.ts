import { chargeKinds } from '@door/domain/selling/pricing/quote-totals';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import type { ChargeOrigin, ChargePart, DiscountGrant } from '@door/domain/selling/quote/quote';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import type { StoredQuoteVersion } from '@door/domain/selling/quote/quote-version';
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
import { customer } from '../customer/schema.ts';
import { enquiry } from '../enquiry/schema.ts';
import { item } from '../item/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** What a supplier offers. Prices of a draft are not stored: it costs what the price list of the day says. */
export const quote = pgTable(
  'quote',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Running number of the supplier's quotes. */
    number: integer('number').notNull(),
    enquiryId: uuid('enquiry_id'),
    customerId: uuid('customer_id'),
    state: text('state', { enum: quoteStates }).notNull(),
    version: integer('version').notNull(),
    /** In which state its last revision was begun; null: it was never revised, or before this was kept. */
    revisedFrom: text('revised_from', { enum: quoteStates }),
    /** Of every amount of the quote. */
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    treatment: text('treatment', { enum: vatTreatments }).notNull(),
    /** null, as the markup: as the price list says. */
    tier: text('tier', { enum: ['A', 'B', 'C', 'none'] }),
    /** Hundredths of a per cent. */
    markup: integer('markup'),
    /** One of the two at most: hundredths of a per cent, or an amount. */
    discountRate: integer('discount_rate'),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    /** On which doors the discount was granted; null: none was, or it was before grants were kept. */
    discountGrant: jsonb('discount_grant').$type<DiscountGrant>(),
    terms: text('terms').notNull(),
    note: text('note').notNull(),
    deliveryAddress: text('delivery_address').notNull().default(''),
    validUntil: date('valid_until', { mode: 'string' }),
    /** Proposed charges that a person took out. */
    withdrawn: jsonb('withdrawn').$type<readonly ChargeOrigin[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
    /** Who made this version. */
    changedBy: uuid('changed_by'),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version. */
    lastIdempotencyKey: text('last_write'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('quote_number').on(table.clientId, table.number),
    index('quote_recent').on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('quote_in_state').on(
      table.clientId,
      table.state,
      table.lastUpdated.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    foreignKey({ columns: [table.clientId, table.enquiryId], foreignColumns: [enquiry.clientId, enquiry.id] }),
    foreignKey({ columns: [table.clientId, table.customerId], foreignColumns: [customer.clientId, customer.id] }),
    index('quote_of_customer').on(table.clientId, table.customerId),
    ownRowsOnly(),
  ],
).enableRLS();

/** Versions of quotes as they were sent. The role `app` may insert and select only; the columns beside the document say what lists ask. */
export const quoteVersion = pgTable(
  'quote_version',
  {
    clientId: clientId(),
    quoteId: uuid('quote_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<StoredQuoteVersion>().notNull(),
    /** SHA-256 of the document in canonical JSON. */
    hash: char('hash', { length: 64 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    sentBy: uuid('sent_by').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    /** Of the message that sent it. */
    idempotencyKey: text('mark').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.version] }),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Work and goods beside the doors of a quote, in the order of the paper. */
export const quoteCharge = pgTable(
  'quote_charge',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    text: text('text').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    /** What one costs, if these are goods; null: work. */
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    /** The kind of the proposal that it was, and the line that is about; null: written by hand. */
    proposedAs: text('proposed_as', { enum: ['survey', 'fitting', 'removal', 'delivery'] }),
    proposedFor: uuid('proposed_for'),
    isChanged: boolean('is_changed').notNull(),
    /** What of it a person changed; null: all of it, or nothing. */
    changed: jsonb('changed').$type<readonly ChargePart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.id] }),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** Positions of quotes. The item is a copy that belongs to its line; it cannot be deleted while the line is there. */
export const quoteLine = pgTable(
  'quote_line',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.id] }),
    index('quote_line_of_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
