import { messageRefusals } from '@door/api/message/message-store';
import { messageChannels } from '@door/domain/selling/message/message-facts';
import { contactTopics } from '@door/domain/selling/message/message-rules';
import type { MessageCode } from '@door/domain/selling/message/message-rules';
import { smsCountries } from '@door/domain/selling/message/sms-settings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from '../customer/schema.ts';
import { order } from '../order/schema.ts';
import { quote } from '../quote/schema.ts';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import { account } from '../user/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** What a supplier writes to its customers instead of the usual texts. The role `app` may insert and select only. */
export const messageText = pgTable(
  'message_text',
  {
    clientId: clientId(),
    code: text('code').$type<MessageCode>().notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    id: uuid('id').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: moment('written_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.code, table.language, table.version] }),
    unique('message_text_id').on(table.clientId, table.id),
    foreignKey({ columns: [table.clientId, table.writtenBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** Which messages about a sale have left, each once by mail and by SMS; not what they said, nor to whom. The role `app` may insert and select only. */
export const messageSent = pgTable(
  'message_sent',
  {
    clientId: clientId(),
    /** One of the two. */
    quoteId: uuid('quote_id'),
    orderId: uuid('order_id'),
    code: text('code').$type<MessageCode>().notNull(),
    channel: text('channel', { enum: messageChannels }).notNull().default('mail'),
    about: text('about').notNull(),
    nth: integer('nth').notNull(),
    language: text('language').notNull(),
    /** What kept it from arriving; '' for nothing. */
    refusal: text('refusal', { enum: messageRefusals }).notNull().default(''),
    at: moment('at'),
  },
  (table) => [
    unique('message_sent_of_quote').on(
      ...[table.clientId, table.quoteId, table.code, table.channel, table.about, table.nth],
    ),
    unique('message_sent_of_order').on(
      ...[table.clientId, table.orderId, table.code, table.channel, table.about, table.nth],
    ),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [order.clientId, order.id] }),
    check('message_sent_of_one', sql`(${table.quoteId} is null) <> (${table.orderId} is null)`),
    ownRowsOnly(),
  ],
).enableRLS();

/** What customers want to be sent of what they may do without; without a row they want it. */
export const contactChoice = pgTable(
  'contact_choice',
  {
    clientId: clientId(),
    customerId: uuid('customer_id').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    isWanted: boolean('is_wanted').notNull(),
    at: moment('at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.customerId, table.topic] }),
    foreignKey({ columns: [table.clientId, table.customerId], foreignColumns: [customer.clientId, customer.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** How a supplier sends SMS. What opens its gateway is sealed with a key that the database does not hold. */
export const smsGateway = pgTable(
  'sms_gateway',
  {
    clientId: clientId()
      .primaryKey()
      .references(() => client.clientId),
    isOn: boolean('is_on').notNull(),
    sender: text('sender').notNull(),
    country: text('country', { enum: smsCountries }).notNull(),
    registeredOn: date('registered_on'),
    url: text('url').notNull(),
    template: text('template').notNull(),
    authorization: text('authorization'),
    authorizationEnd: text('authorization_end').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [
    foreignKey({ columns: [table.clientId, table.changedBy], foreignColumns: [account.clientId, account.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
