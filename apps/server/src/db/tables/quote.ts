import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import type { ChargeOrigin, DiscountGrant } from '@door/domain/selling/quote/quote';
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
import { enquiry } from './enquiry.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
    lastWrite: text('last_write'),
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
