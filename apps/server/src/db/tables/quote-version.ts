import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';
import {
  bigint,
  char,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { quote } from './quote.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Versions of quotes as they were sent. The role `app` may insert and select only; the columns beside the document say what lists ask. */
export const quoteVersion = pgTable(
  'quote_version',
  {
    clientId: clientId(),
    quoteId: uuid('quote_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<QuoteVersion>().notNull(),
    /** SHA-256 of the document in canonical JSON. */
    hash: char('hash', { length: 64 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    sentBy: uuid('sent_by').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    /** Of the message that sent it. */
    mark: text('mark').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.version] }),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
