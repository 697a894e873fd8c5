import { glassStates } from '@door/domain/making/batch/batch';
import { batchStates } from '@door/domain/making/batch/batch-cycle';
import { sql } from 'drizzle-orm';
import {
  char,
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
import { account } from './account.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
    lastWrite: text('last_write'),
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
