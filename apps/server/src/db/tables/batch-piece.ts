import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { batch } from './batch.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
    /** Of an earlier release: without its cut. */
    label: jsonb('label').$type<Omit<PieceLabel, 'cut'> & Partial<Pick<PieceLabel, 'cut'>>>().notNull(),
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
