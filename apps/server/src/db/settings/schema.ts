import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { NumberedKind } from '@door/domain/lib/running-number';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The suppliers, without any facts about them, so that it may be read before a client is known.
 * `catalogue_version` is the version that is sold; when it or
 * `settings_version` changes, every process reads the new one.
 */
export const client = pgTable('client', {
  clientId: integer('client_id').primaryKey(),
  catalogueVersion: integer('catalogue_version').notNull().default(1),
  settingsVersion: integer('settings_version').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().default(sql`now()`),
});

/** First column of every table of a supplier, and first in each of its keys and indexes. */
export const clientId = () => integer('client_id').notNull();

/**
 * Each transaction sets `app.client_id` once; without it no row is visible or can be written.
 * On a reused connection the setting reads '' after such a transaction, hence nullif.
 */
const ownRow = sql`client_id = nullif(current_setting('app.client_id', true), '')::int`;

/** Row level security: a supplier sees only its own rows. Forced for the owner too, in the migration `row-level-security`. */
export const ownRowsOnly = () =>
  pgPolicy('own_rows_only', { for: 'all', to: 'public', using: ownRow, withCheck: ownRow });

/** Name, addresses, legal texts and page settings of a supplier. */
export const clientSettings = pgTable(
  'client_settings',
  { clientId: clientId().references(() => client.clientId), body: jsonb('body').$type<ClientRow>().notNull() },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();

/** Days on which a supplier's works are closed. */
export const holiday = pgTable(
  'holiday',
  {
    clientId: clientId().references(() => client.clientId),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.day] }), ownRowsOnly()],
).enableRLS();

/** The next number of each kind of thing that a supplier counts; no row before the first. */
export const runningNumber = pgTable(
  'running_number',
  {
    clientId: clientId().references(() => client.clientId),
    kind: text('kind').$type<NumberedKind>().notNull(),
    next: integer('next').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind] }), ownRowsOnly()],
).enableRLS();

/** What the settings of a supplier were and are, from its first change on. The role `app` may add and read versions, never change or remove one. */
export const settingsVersion = pgTable(
  'settings_version',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 1 on. */
    number: integer('number').notNull(),
    body: jsonb('body').$type<ClientRow>().notNull(),
    /** null: as the supplier began. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }),
    /** Account. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.number] }), ownRowsOnly()],
).enableRLS();

/** Counters of the rate limits, shared by all processes. Keys are hashed: no address is stored. */
export const rateCount = pgTable(
  'rate_count',
  {
    key: text('key').primaryKey(),
    windowStarted: timestamp('window_started', { withTimezone: true, precision: 3 }).notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_count_age').on(table.windowStarted)],
);
