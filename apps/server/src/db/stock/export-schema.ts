import type { ExportRow } from '@door/domain/making/stock/stock-export';
import {
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** Numbered exports of what stock was worth, for the books of a supplier. The role `app` may insert and select only. */
export const exportBatch = pgTable(
  'export_batch',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    id: uuid('id').notNull(),
    /** Its last day, and the moment at which that ended where the supplier is. */
    day: date('day', { mode: 'string' }).notNull(),
    until: timestamp('until', { withTimezone: true, precision: 3 }).notNull(),
    /** With which the next one goes on. */
    rows: jsonb('rows').$type<readonly ExportRow[]>().notNull(),
    /** As it was sent: it is never written anew. */
    file: text('file').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.number] }),
    uniqueIndex('export_batch_id').on(table.clientId, table.id),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
