import { linkEndings } from '@door/api/customer-page/link-store';
import { acceptedHow, evidenceKinds } from '@door/api/quote/offer-store';
import { sql } from 'drizzle-orm';
import {
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { order, orderVersion } from '../order/schema.ts';
import { quote, quoteVersion } from '../quote/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';

/** What customers did with versions of quotes and orders, as evidence: who read, asked, accepted, declined or confirmed what, and when. The role `app` may insert and select only. */
export const acceptance = pgTable(
  'acceptance',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Whose version it is about: of a quote, or of the order that was confirmed by the supplier. */
    quoteId: uuid('quote_id'),
    orderId: uuid('order_id'),
    version: integer('version').notNull(),
    kind: text('kind', { enum: evidenceKinds }).notNull(),
    hash: char('hash', { length: 64 }).notNull(),
    how: text('how', { enum: acceptedHow }).notNull(),
    name: text('name').notNull(),
    confirmed: jsonb('confirmed').$type<readonly string[]>().notNull(),
    text: text('text').notNull(),
    addressMark: text('address_mark').notNull(),
    agent: text('agent').notNull(),
    /** Account; null: the customer. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('acceptance_of_quote').on(table.clientId, table.quoteId, table.at),
    index('acceptance_of_order').on(table.clientId, table.orderId, table.at),
    foreignKey({
      name: 'acceptance_of_version',
      columns: [table.clientId, table.quoteId, table.version],
      foreignColumns: [quoteVersion.clientId, quoteVersion.quoteId, quoteVersion.version],
    }),
    foreignKey({
      name: 'acceptance_of_order_version',
      columns: [table.clientId, table.orderId, table.version],
      foreignColumns: [orderVersion.clientId, orderVersion.orderId, orderVersion.version],
    }),
    check('acceptance_of_one', sql`(${table.quoteId} is null) <> (${table.orderId} is null)`),
    ownRowsOnly(),
  ],
).enableRLS();

/** Links by which customers read their quote, and the order that it becomes; an order made by hand has one of its own. The token of a link is stored nowhere. */
export const customerLink = pgTable(
  'customer_link',
  {
    clientId: clientId(),
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    /** One of the two. */
    quoteId: uuid('quote_id'),
    orderId: uuid('order_id'),
    /** Counts the links of the sale, from 1. */
    ordinal: integer('ordinal').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Made up by the page that asked for a new one; null: nobody did. */
    attempt: uuid('attempt'),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    endedAs: text('ended_as', { enum: linkEndings }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.tokenHash] }),
    unique('customer_link_of_quote').on(table.clientId, table.quoteId, table.ordinal),
    unique('customer_link_of_order').on(table.clientId, table.orderId, table.ordinal),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    check('customer_link_of_one', sql`(${table.quoteId} is null) <> (${table.orderId} is null)`),
    ownRowsOnly(),
  ],
).enableRLS();

/** Codes that were asked for on customers' pages. The code itself is stored nowhere: the server's key makes it of the id. */
export const pageCode = pgTable(
  'page_code',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
    /** How often a wrong one was typed. */
    misses: integer('misses').notNull(),
    /** When it was typed rightly, or another took its place. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('page_code_of_link').on(table.clientId, table.tokenHash, table.madeAt),
    foreignKey({
      name: 'page_code_of_link_fk',
      columns: [table.clientId, table.tokenHash],
      foreignColumns: [customerLink.clientId, customerLink.tokenHash],
    }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Browsers in which the customer of a link has typed its code. */
export const pageDevice = pgTable(
  'page_device',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    /** SHA-256 of what the browser keeps. */
    deviceHash: char('device_hash', { length: 64 }).notNull(),
    /** What the browser says that it is. */
    agent: text('agent').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    unique('page_device_hash').on(table.clientId, table.deviceHash),
    index('page_device_of_link').on(table.clientId, table.tokenHash),
    foreignKey({
      name: 'page_device_of_link_fk',
      columns: [table.clientId, table.tokenHash],
      foreignColumns: [customerLink.clientId, customerLink.tokenHash],
    }),
    ownRowsOnly(),
  ],
).enableRLS();
