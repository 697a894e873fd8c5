import { deliveryHows, deliveryKinds } from '@door/domain/selling/delivery/delivery';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { order } from '../order/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** What goes out together in a van. */
export const load = pgTable(
  'load',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Running number of the supplier's loads. */
    number: integer('number').notNull(),
    van: text('van').notNull(),
    /** What the van carries, kg, and how many doors it takes; null: nobody has said. */
    carriesKg: integer('carries_kg'),
    places: integer('places'),
    driver: text('driver').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    departedOn: date('departed_on', { mode: 'string' }),
    leftBehind: text('left_behind').notNull(),
    over: text('over').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    /** Of its packing list. */
    revision: integer('revision').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** null: a visit. */
    createdBy: uuid('created_by'),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made it, and of that which made this version. */
    firstIdempotencyKey: text('first_write').notNull(),
    lastIdempotencyKey: text('last_write'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('load_number').on(table.clientId, table.number),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Orders whose doors go with a load, in the order in which it is driven. */
export const loadStop = pgTable(
  'load_stop',
  {
    clientId: clientId(),
    loadId: uuid('load_id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    /** Running number of its delivery note, and which of its order's it is; null: the load has not left. */
    noteNumber: integer('note_number'),
    noteVersion: integer('note_version'),
    isOfVisit: boolean('is_of_visit').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.loadId, table.orderId] }),
    uniqueIndex('delivery_note_number').on(table.clientId, table.noteNumber),
    index('load_stop_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.loadId], foreignColumns: [load.clientId, load.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/**
 * Where doors are on their way to their customers. The role `app` may insert and select, and take out the name and the signature of whoever took them: a
 * wrong fact is taken back by another.
 */
export const deliveryEvent = pgTable(
  'delivery_event',
  {
    clientId: clientId(),
    /** Made up by whoever records it. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Which of the doors of its line, from 1. */
    unit: integer('unit').notNull(),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    /** Id of the event that an undo takes back. */
    undoes: uuid('undoes'),
    how: text('how', { enum: deliveryHows }).notNull(),
    /** On which it happened. */
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    /** With which it goes; null: none. */
    load: uuid('load_id'),
    /** Name of whoever took it; '' for nobody. */
    takenBy: text('taken_by').notNull().default(''),
    /** What they have signed, as SVG; '' for nothing. */
    signature: text('signature').notNull().default(''),
    deviceAt: timestamp('device_at', { withTimezone: true, precision: 3 }),
    /** null: an older release. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('delivery_event_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.load], foreignColumns: [load.clientId, load.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
