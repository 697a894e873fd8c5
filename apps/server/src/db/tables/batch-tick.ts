import { tickPlaces } from '@door/domain/batch/scan';
import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { batchPiece } from './batch-piece.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Where a piece has been scanned, the first time at each station. Rows are only added. */
export const batchTick = pgTable(
  'batch_tick',
  {
    clientId: clientId(),
    code: text('code').notNull(),
    place: text('place', { enum: tickPlaces }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    who: uuid('who').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.code, table.place] }),
    foreignKey({ columns: [table.clientId, table.code], foreignColumns: [batchPiece.clientId, batchPiece.code] }),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
