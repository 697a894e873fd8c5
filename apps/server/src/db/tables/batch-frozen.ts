import type { FrozenBatch, PieceCounts } from '@door/api/batch/batch-store';
import { foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { batch } from './batch.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
