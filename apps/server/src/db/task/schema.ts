import { taskRules, taskStates } from '@door/domain/selling/task/task';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { enquiry } from '../enquiry/schema.ts';
import { item } from '../item/schema.ts';
import { order } from '../order/schema.ts';
import { quote } from '../quote/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** Tasks of the supplier's people. A task is deleted with its item, enquiry, quote or order. */
export const task = pgTable(
  'task',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    what: text('what').notNull(),
    about: text('about').notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    itemId: uuid('item_id'),
    enquiryId: uuid('enquiry_id'),
    quoteId: uuid('quote_id'),
    orderId: uuid('order_id'),
    /** null: a group task. */
    assignee: uuid('assignee'),
    state: text('state', { enum: taskStates }).notNull(),
    /** What made it; null: somebody by hand. */
    rule: text('rule', { enum: taskRules }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('task_open').on(table.clientId, table.assignee, table.due, table.id).where(sql`ended_at is null`),
    // PostgreSQL uses an index for `assignee is null order by due` only if the index has that condition itself.
    index('task_group').on(table.clientId, table.due, table.id).where(sql`ended_at is null and assignee is null`),
    index('task_ended')
      .on(table.clientId, table.endedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`ended_at is not null`),
    index('task_of_enquiry').on(table.clientId, table.enquiryId, table.id),
    index('task_of_quote').on(table.clientId, table.quoteId, table.id),
    index('task_of_order').on(table.clientId, table.orderId, table.id),
    index('task_of_item').on(table.clientId, table.itemId, table.id),
    foreignKey({ columns: [table.clientId, table.assignee], foreignColumns: [account.clientId, account.id] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clientId, table.enquiryId],
      foreignColumns: [enquiry.clientId, enquiry.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clientId, table.quoteId],
      foreignColumns: [quote.clientId, quote.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clientId, table.orderId],
      foreignColumns: [order.clientId, order.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
