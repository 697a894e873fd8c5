import type { FrozenBatch, PieceCounts } from '@door/api/batch/batch-store';
import type { CutPlanDocument } from '@door/api/batch/cut-plan-store';
import { glassStates } from '@door/domain/making/batch/batch';
import { batchStates } from '@door/domain/making/batch/batch-cycle';
import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { floorKinds, floorSubjects, stations } from '@door/domain/making/batch/progress';
import { proposalReasons } from '@door/domain/making/batch/propose-batches';
import { sql } from 'drizzle-orm';
import {
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

/** Doors that are made together. */
export const batch = pgTable(
  'batch',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    week: char('week', { length: 4 }).notNull(),
    /** Its place in the week, counted from 1. */
    number: integer('number').notNull(),
    state: text('state', { enum: batchStates }).notNull(),
    glass: text('glass', { enum: glassStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
    changedBy: uuid('changed_by'),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version. */
    lastIdempotencyKey: text('last_write'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('batch_number').on(table.clientId, table.week, table.number),
    index('batch_recent').on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('batch_by_number').on(
      table.clientId,
      sql`((week || '-B' || lpad(number::text, 6, '0')) collate "C") desc nulls first`,
      table.id.desc().nullsFirst(),
    ),
    foreignKey({ columns: [table.clientId, table.createdBy], foreignColumns: [account.clientId, account.id] }),
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What the floor says of a batch: cut, assembled, checked, spoiled, taken back. Rows are only added. */
export const batchEvent = pgTable(
  'batch_event',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    batchId: uuid('batch_id').notNull(),
    what: text('what', { enum: floorSubjects }).notNull(),
    /** Of a piece its code, of a bar `R014`, of a door `D07`. */
    code: text('code').notNull(),
    station: text('station', { enum: stations }).notNull(),
    kind: text('kind', { enum: floorKinds }).notNull(),
    /** Id of the event that an undo takes back. */
    undoes: uuid('undoes'),
    reason: text('reason').notNull(),
    deviceAt: timestamp('device_at', { withTimezone: true, precision: 3 }),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('batch_event_of_batch').on(table.clientId, table.batchId),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What released batches are made of and cut from; large, and so not beside what every list reads. */
export const batchFrozen = pgTable(
  'batch_frozen',
  {
    clientId: clientId(),
    batchId: uuid('batch_id').notNull(),
    frozen: jsonb('frozen').$type<FrozenBatch>().notNull(),
    /** As its events said last; lists need not fold them again. */
    counts: jsonb('counts').$type<Omit<PieceCounts, 'batchId'>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.batchId] }),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lines of orders in their batches: a line stands in one at most. */
export const batchItem = pgTable(
  'batch_item',
  {
    clientId: clientId(),
    lineId: uuid('line_id').notNull(),
    orderId: uuid('order_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    /** Why it stands there. */
    reason: text('reason', { enum: proposalReasons }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.lineId] }),
    index('batch_item_of_batch').on(table.clientId, table.batchId),
    index('batch_item_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Labelled pieces of released batches. */
export const batchPiece = pgTable(
  'batch_piece',
  {
    clientId: clientId(),
    /** `2647-B012-10234-2-JL`. */
    code: text('code').notNull(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    /** Of its door in the batch. */
    place: integer('place').notNull(),
    /** Number of the bar that it is sawn from; null: what is flat. */
    bar: integer('bar'),
    /** Code of the spoiled piece that it is made instead of. */
    replaces: text('replaces'),
    /** The bar that is cut for a piece that is made again. */
    ownBar: jsonb('own_bar').$type<PlannedBar>(),
    label: jsonb('label').$type<PieceLabel>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.code] }),
    index('batch_piece_of_batch').on(table.clientId, table.batchId),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** The bars of a group of a batch, with their proof. */
export const cutPlan = pgTable(
  'cut_plan',
  {
    clientId: clientId(),
    batchId: uuid('batch_id').notNull(),
    groupKey: text('group_key').notNull(),
    /** Equal problems have equal plans, so that none is planned twice. */
    inputHash: text('input_hash').notNull(),
    plan: jsonb('plan').$type<CutPlanDocument>().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.batchId, table.groupKey] }),
    index('cut_plan_of_problem').on(table.clientId, table.inputHash),
    foreignKey({ columns: [table.clientId, table.batchId], foreignColumns: [batch.clientId, batch.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** The parts of order lines that somebody has divided: each stands in a batch of its own. A whole line has no row. */
export const linePart = pgTable(
  'line_part',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    lineId: uuid('line_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The first of its doors, counted from 1 in the line, and how many they are. */
    first: integer('first').notNull(),
    doors: integer('doors').notNull(),
    /** What they take of a week, in tenths. */
    points: integer('points').notNull(),
    /** Of the batch where they stand or stood last; before that, the order's when it was divided. */
    week: text('week').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('line_part_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();

/** Weeks in which batches were begun, or for which somebody has said what the works can make. */
export const productionWeek = pgTable(
  'production_week',
  {
    clientId: clientId().references(() => client.clientId),
    /** As the factory names weeks: `2647`. */
    week: char('week', { length: 4 }).notNull(),
    /** Tenths of a point; null: as much as usual. */
    capacity: integer('capacity'),
    /** Of the batch that was begun last. */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.week] }), ownRowsOnly()],
).enableRLS();
