import { customType, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Ordered by its bytes, so that words with one beginning stand together. */
const term = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Words by which an item is found. A list of its own, because behind a policy PostgreSQL looks up only what its plain
 * comparisons find: patterns, arrays and trigrams would read every row.
 */
export const itemTerm = pgTable(
  'item_term',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Whose words they are, so that each writes only its own. */
    source: text('source', { enum: ['item', 'enquiry'] }).notNull(),
    term: term('term').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.source, table.term] }),
    index('item_term_found').on(table.clientId, table.term, table.itemId),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
