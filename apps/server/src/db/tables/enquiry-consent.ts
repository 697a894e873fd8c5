import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { enquiry } from './enquiry.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Each consent text exactly as the visitor saw it, the answer, and the version of the settings that its page showed, where it said so.
 * The role `app` may insert and select only. */
export const enquiryConsent = pgTable(
  'enquiry_consent',
  {
    clientId: clientId(),
    enquiryId: uuid('enquiry_id').notNull(),
    kind: text('kind', { enum: ['terms', 'privacy', 'data-sharing', 'house-picture'] }).notNull(),
    text: text('text').notNull(),
    given: boolean('given').notNull(),
    settingsVersion: integer('settings_version'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.enquiryId, table.kind] }),
    foreignKey({
      columns: [table.clientId, table.enquiryId],
      foreignColumns: [enquiry.clientId, enquiry.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
