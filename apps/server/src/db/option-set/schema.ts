import type { OptionSetDocument } from '@door/domain/stored/option-set-document';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** Options that a supplier has saved under a name. */
export const optionSet = pgTable(
  'option_set',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull(),
    state: jsonb('state').$type<OptionSetDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('option_set_name').on(table.clientId, sql`lower(name)`),
    uniqueIndex('option_set_default').on(table.clientId).where(sql`is_default`),
    ownRowsOnly(),
  ],
).enableRLS();
