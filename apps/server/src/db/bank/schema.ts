import { bankLineStates } from '@door/domain/selling/payment/bank-line';
import type { CsvProfile } from '@door/domain/selling/payment/csv-statement';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
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
import { order, payment } from '../order/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Statements of a supplier's bank as they were imported. The role `app` may insert and select only. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    /** How its columns were read; null: a CAMT file says so itself. */
    profile: jsonb('profile').$type<CsvProfile>(),
    /** Entries that it told: new ones, those that were known, that are not booked yet, and of nothing; and how many the rule has booked. */
    added: integer('added').notNull(),
    known: integer('known').notNull(),
    pending: integer('pending').notNull(),
    empty: integer('empty').notNull(),
    booked: integer('booked').notNull(),
    importedBy: uuid('imported_by').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('bank_statement_latest').on(table.clientId, table.importedAt),
    foreignKey({ columns: [table.clientId, table.importedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lines of them, each once, however many files hold it. The role `app` may not delete. */
export const bankLine = pgTable(
  'bank_line',
  {
    clientId: clientId(),
    /** Follows from what makes it this line, so that it is the same whichever file holds it. */
    id: uuid('id').notNull(),
    statementId: uuid('statement_id').notNull(),
    iban: text('iban').notNull(),
    day: date('day').notNull(),
    /** What went out is negative. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    text: text('text').notNull(),
    reference: text('reference').notNull(),
    party: text('party').notNull(),
    bankReference: text('bank_reference').notNull(),
    isReversal: boolean('is_reversal').notNull(),
    state: text('state', { enum: bankLineStates }).notNull(),
    /** What it was booked as. */
    orderId: uuid('order_id'),
    paymentId: uuid('payment_id'),
    /** The line that it takes back. */
    reverses: uuid('reverses'),
    /** Who has changed its state; null: nobody, or a rule. */
    changedBy: uuid('changed_by'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('bank_line_in_state').on(table.clientId, table.state, table.day, table.id),
    index('bank_line_booked').on(table.clientId, table.amountMinor).where(sql`state = 'Booked'`),
    uniqueIndex('bank_line_reversed').on(table.clientId, table.reverses),
    foreignKey({
      columns: [table.clientId, table.statementId],
      foreignColumns: [bankStatement.clientId, bankStatement.id],
    }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.paymentId], foreignColumns: [payment.clientId, payment.id] }),
    foreignKey({ columns: [table.clientId, table.reverses], foreignColumns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Words by which lines are left alone, such as payouts of a card provider, which are booked already. */
export const bankRule = pgTable(
  'bank_rule',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    holds: text('holds').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.madeBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
