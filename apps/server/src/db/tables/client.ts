import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

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
