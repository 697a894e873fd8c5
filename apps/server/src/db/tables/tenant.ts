import { sql } from 'drizzle-orm';
import { integer, pgPolicy } from 'drizzle-orm/pg-core';

/** First column of every tenant table, first in each of its keys and indexes. */
export const clientId = () => integer('client_id').notNull();

/**
 * A transaction names its client once; without a name no row is seen and none is written.
 * The setting reads '' after a transaction that set it, hence nullif.
 */
const ownRow = sql`client_id = nullif(current_setting('app.client_id', true), '')::int`;

/** One supplier never sees another's rows. Forced in the migration `row-level-security`, for owners too. */
export const ownRowsOnly = () =>
  pgPolicy('own_rows_only', { for: 'all', to: 'public', using: ownRow, withCheck: ownRow });
