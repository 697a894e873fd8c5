import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** A supplier's people who may log in. */
export const account = pgTable(
  'account',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    /** null: shown by the e-mail address. */
    name: text('name'),
    role: text('role', { enum: ['installer', 'fabricator', 'admin'] }).notNull(),
    /** null: another identity provider knows the password. */
    passwordHash: text('password_hash'),
    /** Highest discount that the person may give, in hundredths of a per cent; null: that of the role. */
    maxDiscount: integer('max_discount'),
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
