import type { Mm } from '@door/domain/measure/mm';
import type { StockCode } from '@door/domain/item/ids';
import { boolean, doublePrecision, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The bill of materials of an item, line by line in the order of the sheet. */
export const workInstruction = pgTable(
  'work_instruction',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Lines that a person added have a series of their own, so that a new calculation never moves them. */
    manuallyAdded: boolean('manually_added').notNull(),
    line: integer('line').notNull(),
    group: text('group').notNull(),
    code: text('code').$type<StockCode>().notNull(),
    description: text('description').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    length: doublePrecision('length').$type<Mm>(),
    width: doublePrecision('width').$type<Mm>(),
    rule: text('rule').notNull(),
    dropdown: text('dropdown'),
    partId: text('part_id'),
    /** How a line that nobody calculated came here; null for calculated ones. */
    reference: text('reference', { enum: ['Manual Addon', 'Related Stock Item'] }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.manuallyAdded, table.line] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
