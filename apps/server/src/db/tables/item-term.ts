import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';
import { term } from './term.ts';

/**
 * Search terms of items. A table of its own, because under row level security PostgreSQL uses an index only for plain
 * comparisons: `like`, arrays and trigrams would read every row.
 */
export const itemTerm = pgTable(
  'item_term',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Item and enquiry each replace only their own terms. */
    source: text('source', { enum: ['item', 'enquiry'] }).notNull(),
    term: term('term').notNull(),
    /**
     * When the item was changed last, in weeks of seven days and in hours since 1970, so that the newest are found without the others.
     * A server of an older version, beside this one, does not give them.
     */
    week: integer('week').notNull().default(sql`floor(extract(epoch from now()) / 604800)::integer`),
    hour: integer('hour').notNull().default(sql`floor(extract(epoch from now()) / 3600)::integer`),
    /**
     * How all words of the item begin, those of its enquiry too, as bits: a word that sets another bit is none of them. null: as a server of
     * an older version has made it, beside this one.
     */
    signature: bigint('signature', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.source, table.term] }),
    index('item_term_found').on(table.clientId, table.term, table.itemId),
    // The hour stands last: whoever has read a word's terms of a week knows their order, roughly, without their items.
    index('item_term_in_time').on(table.clientId, table.week, table.term, table.itemId, table.hour, table.signature),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
