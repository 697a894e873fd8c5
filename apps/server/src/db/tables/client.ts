import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Which suppliers there are; nothing about them, so that it may be read before a client is known.
 * A new version tells every process to read that supplier's catalogue anew.
 */
export const client = pgTable('client', {
  clientId: integer('client_id').primaryKey(),
  catalogueVersion: integer('catalogue_version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().default(sql`now()`),
});
