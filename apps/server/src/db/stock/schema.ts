import type { StockCause } from '@door/api/inventory/stock-store';
import type { Currency } from '@door/domain/door/model/item-record';
import type { MadeToOrder } from '@door/domain/making/batch/made-to-order';
import type { MoveKind } from '@door/domain/making/stock/ledger';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import { unitKinds } from '@door/domain/making/stock/stock-article';
import type { SupplyKind, StockStage } from '@door/domain/making/stock/supply';
import type { RemakeReason } from '@door/domain/selling/order/remake';
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
import { order } from '../order/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** Stores and areas of racks of a supplier. One is the default, made when places are first asked for. */
export const place = pgTable(
  'place',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Whether what is there can be promised. */
    counts: boolean('counts').notNull(),
    isDefault: boolean('is_default').notNull(),
    isRetired: boolean('is_retired').notNull(),
    /** When the places were last saved; the latest one is the version of all of them. */
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('place_default').on(table.clientId).where(sql`is_default`),
    ownRowsOnly(),
  ],
).enableRLS();

/** How a key, or all keys that continue a code, are kept. */
export const articleSupply = pgTable(
  'article_supply',
  {
    clientId: clientId().references(() => client.clientId),
    /** `CY-3K`; `OF72*` for all keys that continue that code. */
    key: text('key').notNull(),
    supply: text('supply').$type<SupplyKind>().notNull(),
    stage: text('stage').$type<StockStage>().notNull(),
    /** Base units. */
    floor: bigint('floor', { mode: 'number' }).notNull(),
    firstPlace: uuid('first_place'),
    isLotTracked: boolean('is_lot_tracked').notNull(),
    analysisCode: text('analysis_code').notNull(),
    /** By which its history knows it. */
    id: uuid('id').notNull().defaultRandom(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.key] }),
    foreignKey({ columns: [table.clientId, table.firstPlace], foreignColumns: [place.clientId, place.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** The keys that a supplier keeps, to be locked by whoever adds lines. What there is of one is the sum of its lines. */
export const stockAccount = pgTable(
  'stock_account',
  {
    clientId: clientId().references(() => client.clientId),
    key: text('key').notNull(),
    /** As its lines are written: they mean nothing else, whatever a later catalogue says. */
    unit: text('unit').$type<StockUnit>().notNull(),
    /** Of the values of its lines. */
    currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] }), ownRowsOnly()],
).enableRLS();

/** What there is one of: rests that are kept, and pieces that were made to order. Whether one is there is said by its moves alone. */
export const stockUnit = pgTable(
  'stock_unit',
  {
    clientId: clientId(),
    /** What its label says: `2647-B012-R17`; of a piece its reference, `10234-2-G1`. */
    id: text('id').notNull(),
    kind: text('kind', { enum: unitKinds }).notNull(),
    /** Of its group, `OF72-AGWH@offcuts`; of a piece its own. */
    key: text('key').notNull(),
    /** What can be used of an offcut, mm. */
    length: integer('length'),
    description: text('description').notNull(),
    colours: text('colours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.key], foreignColumns: [stockAccount.clientId, stockAccount.key] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Ledger of stock. The role `app` may insert and select only. */
export const stockMove = pgTable(
  'stock_move',
  {
    clientId: clientId(),
    key: text('key').notNull(),
    /** Counted within its key, whose account is locked by whoever adds a line. */
    line: integer('line').notNull(),
    placeId: uuid('place_id').notNull(),
    kind: text('kind').$type<MoveKind>().notNull(),
    /** Base units, negative for what goes. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** What it was worth, minor units, negative for what goes. */
    valueMinor: bigint('value_minor', { mode: 'number' }).notNull(),
    /** null: its key is not tracked by lots. */
    lot: text('lot'),
    /** Line of the issue that it brings back. */
    undoes: integer('undoes'),
    /** The one thing that it moves; null: so many of its key. */
    unitId: text('unit_id'),
    /** What has written it, and its id; the lines of a transfer share theirs. */
    causeKind: text('cause_kind').$type<StockCause>().notNull(),
    causeId: uuid('cause_id').notNull(),
    /** Number of the batch that moves it; null: a person does. */
    batch: text('batch'),
    /** Mark of the message that has written it, by which another of the same id is known. */
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text('reason').notNull(),
    /** Why goods are scrapped. */
    reasonCode: text('reason_code').$type<RemakeReason>(),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.key, table.line] }),
    // All that sums of stock read, in the order in which they are grouped: sums read the index alone.
    index('stock_move_sums').on(table.clientId, table.key, table.placeId, table.lot, table.quantity, table.valueMinor),
    index('stock_move_of_cause').on(table.clientId, table.causeId),
    // When an article was counted last, without its other lines.
    index('stock_move_counts').on(table.clientId, table.key, table.line).where(sql`cause_kind = 'count'`),
    index('stock_move_of_unit').on(table.clientId, table.unitId, table.line).where(sql`unit_id is not null`),
    foreignKey({ columns: [table.clientId, table.key], foreignColumns: [stockAccount.clientId, stockAccount.key] }),
    foreignKey({ columns: [table.clientId, table.placeId], foreignColumns: [place.clientId, place.id] }),
    foreignKey({ columns: [table.clientId, table.unitId], foreignColumns: [stockUnit.clientId, stockUnit.id] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What orders take that the works have accepted, as their bills say: written anew with the bills, and gone where nothing is taken any more. */
export const orderDemand = pgTable(
  'order_demand',
  {
    clientId: clientId(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    key: text('key').notNull(),
    /** The doors of the line that take it: the first, counted from 1, and how many. */
    first: integer('first').notNull(),
    doors: integer('doors').notNull(),
    /** Of all these doors: base units, of bars mm with their cuts. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    stage: text('stage').$type<StockStage>().notNull(),
    /** How a piece is made for its door; null: it is kept for all doors. */
    made: jsonb('made').$type<MadeToOrder>(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.lineId, table.key] }),
    index('order_demand_of_key').on(table.clientId, table.key),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
