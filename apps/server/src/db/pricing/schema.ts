import type { BasisPoints } from '@door/domain/selling/pricing/money';
import { vatCountries, vatKinds } from '@door/domain/selling/pricing/vat-rates';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';
import type { StoredPriceList } from './price-list-document.ts';

/** The price list that a supplier is preparing; the key allows one. */
export const priceListDraft = pgTable(
  'price_list_draft',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Of the message that raised its prices last. */
    attempt: uuid('attempt'),
    document: jsonb('document').$type<StoredPriceList>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId] }), ownRowsOnly()],
).enableRLS();

/** Published price lists, version by version. The role `app` may add and read them, never change or remove one. */
export const priceList = pgTable(
  'price_list',
  {
    clientId: clientId().references(() => client.clientId),
    /** From 2 on: version 1 came with the catalogue. */
    version: integer('version').notNull(),
    /** Id of the draft that it was. */
    id: uuid('id').notNull(),
    /** First day on which it is valid. */
    from: date('valid_from', { mode: 'string' }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account. */
    publishedBy: uuid('published_by').notNull(),
    document: jsonb('document').$type<StoredPriceList>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.version] }),
    unique('price_list_id').on(table.clientId, table.id),
    ownRowsOnly(),
  ],
).enableRLS();

/** Rates of VAT that a supplier has settled beside those of law. */
export const vatRate = pgTable(
  'vat_rate',
  {
    clientId: clientId().references(() => client.clientId),
    country: text('country', { enum: vatCountries }).notNull(),
    kind: text('kind', { enum: vatKinds }).notNull(),
    from: date('from', { mode: 'string' }).notNull(),
    /** Hundredths of a per cent. */
    rate: integer('rate').$type<BasisPoints>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.country, table.kind, table.from] }), ownRowsOnly()],
).enableRLS();
