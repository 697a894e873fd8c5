import type { CutPlanDocument } from '@door/api/batch/cut-plan-store';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { batch } from './batch.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
