import { faultKinds, faultMoveNames } from '@door/domain/selling/fault/fault';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { order } from '../order/schema.ts';
import { quote } from '../quote/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';

const at = () => timestamp('at', { withTimezone: true, precision: 3 }).notNull();

/** What customers and the supplier's people wrote to each other about a sale. The role `app` may insert, select and, to erase a person, delete. */
export const orderMessage = pgTable(
  'order_message',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    /** One of the two, as its link has it. */
    quoteId: uuid('quote_id'),
    orderId: uuid('order_id'),
    /** Account; null: the customer. */
    who: uuid('who'),
    text: text('text').notNull(),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('order_message_of_quote').on(table.clientId, table.quoteId, table.at),
    index('order_message_of_order').on(table.clientId, table.orderId, table.at),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    check('order_message_of_one', sql`(${table.quoteId} is null) <> (${table.orderId} is null)`),
    ownRowsOnly(),
  ],
).enableRLS();

/** Photos beside messages and faults, each by the quote or the order under which it was uploaded. */
export const salePhoto = pgTable(
  'sale_photo',
  {
    clientId: clientId(),
    saleId: uuid('sale_id').notNull(),
    /** Of its upload. */
    id: uuid('id').notNull(),
    /** The message or the fault. */
    about: uuid('about').notNull(),
    /** Counts those beside it, from 0. */
    place: smallint('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.saleId, table.id] }), ownRowsOnly()],
).enableRLS();

/** Faults of what was delivered, as customers reported them. The role `app` may insert and select, and, to erase a person, write over the text. */
export const fault = pgTable(
  'fault',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** The part of the drawing that was tapped. */
    area: text('area').notNull(),
    kind: text('kind', { enum: faultKinds }).notNull(),
    text: text('text').notNull(),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('fault_of_order').on(table.clientId, table.orderId, table.at),
    index('fault_at').on(table.clientId, table.at),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What became of each fault: its state is that of its last event. */
export const faultEvent = pgTable(
  'fault_event',
  {
    clientId: clientId(),
    /** Made up by the page. */
    id: uuid('id').notNull(),
    faultId: uuid('fault_id').notNull(),
    move: text('move', { enum: faultMoveNames }).notNull(),
    text: text('text').notNull(),
    /** Account; null: the customer. */
    who: uuid('who'),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('fault_event_of_fault').on(table.clientId, table.faultId, table.at),
    foreignKey({ columns: [table.clientId, table.faultId], foreignColumns: [fault.clientId, fault.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
