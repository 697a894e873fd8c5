import { acceptedHow, offerEventKinds } from '@door/api/quote/offer-store';
import {
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { quoteVersion } from './quote-version.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** What customers did with offers, as evidence: who read, asked, accepted or declined what, and when. The role `app` may insert and select only. */
export const acceptance = pgTable(
  'acceptance',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: offerEventKinds }).notNull(),
    hash: char('hash', { length: 64 }).notNull(),
    how: text('how', { enum: acceptedHow }).notNull(),
    name: text('name').notNull(),
    confirmed: jsonb('confirmed').$type<readonly string[]>().notNull(),
    text: text('text').notNull(),
    addressMark: text('address_mark').notNull(),
    agent: text('agent').notNull(),
    /** Account; null: the customer. */
    who: uuid('who'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('acceptance_of_quote').on(table.clientId, table.quoteId, table.at),
    foreignKey({
      name: 'acceptance_of_version',
      columns: [table.clientId, table.quoteId, table.version],
      foreignColumns: [quoteVersion.clientId, quoteVersion.quoteId, quoteVersion.version],
    }),
    ownRowsOnly(),
  ],
).enableRLS();
