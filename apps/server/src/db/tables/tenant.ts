import { sql } from 'drizzle-orm';
import { integer, pgPolicy } from 'drizzle-orm/pg-core';

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
