import type { ItemDocument } from '@door/domain/stored/item/item-document';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Door sets. `state` is the item itself; the other columns are for lists and searches. */
export const item = pgTable(
  'item',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** Running number of the supplier's items. */
    number: integer('number').notNull(),
    madeBy: text('made_by', { enum: ['public', 'installer'] }).notNull(),
    doors: text('doors', { enum: ['single', 'double'] }).notNull(),
    systemId: integer('system_id').notNull(),
    designId: integer('design_id').notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('item_recent').on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('item_number').on(table.clientId, table.number),
    ownRowsOnly(),
  ],
).enableRLS();
