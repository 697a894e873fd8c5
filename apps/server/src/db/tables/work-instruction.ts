import type { Mm } from '@door/domain/lib/mm';
import type { StockCode } from '@door/domain/door/model/ids';
import { boolean, doublePrecision, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { item } from './item.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The bill of materials of an item, line by line in the order of the sheet. */
export const workInstruction = pgTable(
  'work_instruction',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Lines added by hand are numbered separately, so that a new calculation never renumbers them. */
    manuallyAdded: boolean('manually_added').notNull(),
    line: integer('line').notNull(),
    group: text('group').notNull(),
    code: text('code').$type<StockCode>().notNull(),
    description: text('description').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    length: doublePrecision('length').$type<Mm>(),
    width: doublePrecision('width').$type<Mm>(),
    calculation: text('rule').notNull(),
    dropdown: text('dropdown'),
    partId: text('part_id'),
    /** Name of the first piece on the line; null for manual lines and lines stored before pieces had names. */
    piece: text('piece'),
    /** Where a line added by hand came from; null for calculated lines. */
    reference: text('reference', { enum: ['Manual Addon', 'Related Stock Item'] }),
    /** What it came with: the Id of another line, or what a program noted. */
    referenceId: text('reference_id'),
    profile: text('profile'),
    /** Of the message that added it, by which the same message is recognised when it is sent again. */
    attempt: uuid('attempt'),
    /** Where the line is booked under another code than its stock. */
    analysisCode: text('analysis_code'),
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
