import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Floods are counted here, so that two processes count together. Keys are hashed: no address is stored. */
export const rateCount = pgTable(
  'rate_count',
  {
    key: text('key').primaryKey(),
    windowStarted: timestamp('window_started', { withTimezone: true, precision: 3 }).notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_count_age').on(table.windowStarted)],
);
