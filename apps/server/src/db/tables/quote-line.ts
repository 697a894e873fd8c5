import { foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { quote } from './quote.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Positions of quotes. The item is a copy that belongs to its line; it cannot be deleted while the line is there. */
export const quoteLine = pgTable(
  'quote_line',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.id] }),
    index('quote_line_of_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
