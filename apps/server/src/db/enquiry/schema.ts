import { enquiryOutcomes, enquiryStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from '../customer/schema.ts';
import { item } from '../item/schema.ts';
import { clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

/** Enquiries of visitors. The unique index allows one for each item. */
export const enquiry = pgTable(
  'enquiry',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    /** Running number of the supplier's enquiries. */
    number: integer('number').notNull(),
    itemId: uuid('item_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    notes: text('notes').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull(),
    state: text('state', { enum: enquiryStates }).notNull().default('New'),
    outcome: text('outcome', { enum: enquiryOutcomes }),
    /** Account of whoever answers it; null: nobody yet. */
    assignee: uuid('assignee'),
    /** null: nobody has said yet whose it is. */
    customerId: uuid('customer_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('enquiry_recent').on(table.clientId, table.submittedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('enquiry_in_state').on(
      table.clientId,
      table.state,
      table.submittedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    foreignKey({ columns: [table.clientId, table.assignee], foreignColumns: [account.clientId, account.id] }),
    index('enquiry_of_customer').on(table.clientId, table.customerId),
    foreignKey({ columns: [table.clientId, table.customerId], foreignColumns: [customer.clientId, customer.id] }),
    uniqueIndex('enquiry_number').on(table.clientId, table.number),
    uniqueIndex('enquiry_one_per_item').on(table.clientId, table.itemId),
    foreignKey({ columns: [table.clientId, table.itemId], foreignColumns: [item.clientId, item.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

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
