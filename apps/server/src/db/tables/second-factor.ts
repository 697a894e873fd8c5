import { bigint, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
