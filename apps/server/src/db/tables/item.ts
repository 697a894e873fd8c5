import type { ItemDocument } from '@door/domain/stored/item/item-document';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';
import { term } from './term.ts';

/** Door sets. `state` is the item itself; the other columns are for lists and searches. */
export const item = pgTable(
  'item',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** Running number of the supplier's items. */
    number: integer('number').notNull(),
    madeBy: text('made_by', { enum: ['public', 'installer'] }).notNull(),
    numerals: text('numerals').notNull(),
    address: text('address').notNull(),
    /** Version of the supplier's catalogue with which the item was last settled. */
    catalogueVersion: integer('catalogue_version').notNull().default(1),
    state: jsonb('state').$type<ItemDocument>().notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version, if it can be recognised when it is sent again. */
    lastWrite: text('last_write'),
    bomUpdated: timestamp('bom_updated', { withTimezone: true, precision: 3 }),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    measuredAt: timestamp('measured_at', { withTimezone: true, precision: 3 }),
    /**
     * All words by which it is found, those of its enquiry too, each behind a space. null: as a server of an older version has made it,
     * beside this one, or too long; its terms say them.
     */
    words: term('words'),
    /** Whether something was measured or photographed, and whether a line of the bill is in error: triggers of those tables keep them. */
    isSurveyBegun: boolean('is_survey_begun').notNull().default(false),
    isBillInError: boolean('is_bill_in_error').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // The words stand last: who goes through the list for a search looks up what has them alone.
    index('item_recent').on(
      table.clientId,
      table.lastUpdated.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.words,
    ),
    index('item_survey_begun')
      .on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_survey_begun and measured_at is null`),
    index('item_bill_in_error')
      .on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_bill_in_error`),
    uniqueIndex('item_number').on(table.clientId, table.number),
    ownRowsOnly(),
  ],
).enableRLS();
