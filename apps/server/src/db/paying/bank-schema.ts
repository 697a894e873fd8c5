import { bankLineStates, statementFormats } from '@door/domain/selling/payment/bank-line';
import type { CsvProfile } from '@door/domain/selling/payment/csv-profile';
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

/** Statements of a supplier's bank that were imported. The role `app` may insert and select only. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: statementFormats }).notNull(),
    iban: text('iban').notNull(),
    /** Lines that were new, that were there already, and that were passed over. */
    added: integer('added').notNull(),
    known: integer('known').notNull(),
    skipped: integer('skipped').notNull(),
    importedBy: uuid('imported_by').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.importedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What came to a supplier's bank account, or left it. */
export const bankLine = pgTable(
  'bank_line',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    statementId: uuid('statement_id').notNull(),
    /** By which the same line of another statement is known. */
    key: char('key', { length: 64 }).notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** Negative: it left. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    text: text('text').notNull(),
    /** As whoever paid wrote it; '' for none. */
    reference: text('reference').notNull(),
    /** Who paid, or was paid. */
    party: text('party').notNull(),
    isReversal: boolean('is_reversal').notNull(),
    state: text('state', { enum: bankLineStates }).notNull(),
    orderId: uuid('order_id'),
    paymentId: uuid('payment_id'),
    /** Why it was ignored or is new again; '' for none. */
    reason: text('reason').notNull().default(''),
    /** null: a rule, or nobody yet. */
    settledBy: uuid('settled_by'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('bank_line_key').on(table.clientId, table.key),
    index('bank_line_in_state').on(
      table.clientId,
      table.state,
      table.bookedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('bank_line_of_order').on(table.clientId, table.orderId),
    foreignKey({
      columns: [table.clientId, table.statementId],
      foreignColumns: [bankStatement.clientId, bankStatement.id],
    }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    foreignKey({ columns: [table.clientId, table.paymentId], foreignColumns: [payment.clientId, payment.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Words of lines that are ignored, such as payouts of a card provider. */
export const bankRule = pgTable(
  'bank_rule',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    words: text('words').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.madeBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** How the CSV files of a supplier's banks are read. */
export const bankProfile = pgTable(
  'bank_profile',
  {
    clientId: clientId().references(() => client.clientId),
    name: text('name').notNull(),
    profile: jsonb('profile').$type<CsvProfile>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.name] }), ownRowsOnly()],
).enableRLS();
