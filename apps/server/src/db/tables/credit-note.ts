import type { CreditNote } from '@door/domain/selling/credit/credit-note';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { order } from './order.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Credit notes as they were issued. The role `app` may insert and select only. */
export const creditNote = pgTable(
  'credit_note',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Running number of the supplier's credit notes, without gaps. */
    number: integer('number').notNull(),
    note: jsonb('note').$type<CreditNote>().notNull(),
    issuedBy: uuid('issued_by').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('credit_note_number').on(table.clientId, table.number),
    index('credit_note_of_order').on(table.clientId, table.orderId),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.issuedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
