import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
