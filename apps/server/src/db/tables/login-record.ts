import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
