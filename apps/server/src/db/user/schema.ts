import { officeRoles } from '@door/domain/people/roles';
import type { ListName, SavedView } from '@door/domain/lib/search/saved-view';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** A supplier's people who may log in. */
export const account = pgTable(
  'account',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    /** null: shown by the e-mail address. */
    name: text('name'),
    role: text('role', { enum: officeRoles }).notNull(),
    /** null: another identity provider knows the password. */
    passwordHash: text('password_hash'),
    /** Highest discount that the person may give, in hundredths of a per cent; null: that of the role. */
    maxDiscount: integer('max_discount'),
    /** Whether the person may take cash of customers. */
    mayTakeCash: boolean('may_take_cash').notNull().default(false),
    /** null: may log in. */
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
    /** To within a few minutes; null: never. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }),
    /** The last link that was mailed to choose a password by. */
    linkId: uuid('link_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Version of what an admin says of the account. */
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.id] }), ownRowsOnly()],
).enableRLS();

/**
 * Finds the account of an e-mail address or of an identity provider's subject, before the supplier is known.
 * Names are hashed, because this table has no row level security; the primary key allows one account for each address.
 */
export const loginName = pgTable('login_name', {
  nameHash: text('name_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.clientId),
  accountId: uuid('account_id').notNull(),
});

/** Sessions, codes, grants and tokens of the built-in log-in, as oidc-provider stores them. */
export const loginRecord = pgTable(
  'login_record',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    consumedAt: timestamp('consumed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('login_record_grant').on(table.grantId),
    index('login_record_uid').on(table.uid),
    index('login_record_age').on(table.expiresAt),
  ],
);

/** Where people are logged in. A token whose session is no longer here is refused; its id is that of oidc-provider's grant. */
export const loginSession = pgTable(
  'login_session',
  {
    clientId: clientId(),
    id: text('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** What the browser said that it is. */
    agent: text('agent').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When password and code were last shown again; null: not since the start. */
    provedAt: timestamp('proved_at', { withTimezone: true, precision: 3 }),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({ columns: [table.clientId, table.accountId], foreignColumns: [account.clientId, account.id] }),
    index('login_session_of_account').on(table.clientId, table.accountId),
    ownRowsOnly(),
  ],
).enableRLS();

/** The authenticator app of an account. */
export const secondFactor = pgTable(
  'second_factor',
  {
    clientId: clientId(),
    accountId: uuid('account_id').notNull(),
    /** Encrypted with a key of DATA_DIR. */
    secret: text('secret').notNull(),
    /** null: it was shown, but no code of it has been typed yet. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    /** Time step of the code that was accepted last: no code is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** SHA-256 of the recovery codes that are left; each is good for one log-in. */
    recoveryHashes: jsonb('recovery_hashes').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId] }),
    foreignKey({ columns: [table.clientId, table.accountId], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** The columns that a person wants to see of a list; no row: the usual ones. */
export const columnChoice = pgTable(
  'column_choice',
  {
    clientId: clientId(),
    accountId: uuid('account_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId, table.list] }),
    foreignKey({
      columns: [table.clientId, table.accountId],
      foreignColumns: [account.clientId, account.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** Lists as a person has filtered and sorted them, under names of theirs. */
export const savedView = pgTable(
  'saved_view',
  {
    clientId: clientId(),
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    name: text('name').notNull(),
    params: jsonb('params').$type<SavedView['params']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.accountId, table.id] }),
    foreignKey({
      columns: [table.clientId, table.accountId],
      foreignColumns: [account.clientId, account.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
