import type { OffcutMove } from '@door/domain/making/batch/offcut-ledger';
import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { offcut } from './offcut.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Ledger of offcuts. The role `app` may insert and select only. */
export const offcutMove = pgTable(
  'offcut_move',
  {
    clientId: clientId(),
    offcutId: text('offcut_id').notNull(),
    /** Counted within its offcut, whose row is locked by whoever adds a line. */
    line: integer('line').notNull(),
    move: text('move').$type<OffcutMove>().notNull(),
    /** Number of the batch; null: a person moved it. */
    batch: text('batch'),
    reason: text('reason').notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.offcutId, table.line] }),
    foreignKey({ columns: [table.clientId, table.offcutId], foreignColumns: [offcut.clientId, offcut.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
