import { floorKinds, floorSubjects, stations } from '@door/domain/making/batch/progress';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { batch } from './batch.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
