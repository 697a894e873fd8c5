import type { LeftOutJob } from '@door/api/installation/installation-store';
import type { ToldJob } from '@door/domain/selling/installation/installation-batch';
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

/** Batches of installations as a register was told of them. The role `app` may insert and select only. */
export const installationBatch = pgTable(
  'installation_batch',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    id: uuid('id').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** By which the next one knows what was told. */
    jobs: jsonb('jobs').$type<readonly ToldJob[]>().notNull(),
    leftOut: jsonb('left_out').$type<readonly LeftOutJob[]>().notNull(),
    /** As it was sent: it is never written anew. */
    file: text('file').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    who: uuid('who').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.number] }),
    uniqueIndex('installation_batch_id').on(table.clientId, table.id),
    foreignKey({ columns: [table.clientId, table.who], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
