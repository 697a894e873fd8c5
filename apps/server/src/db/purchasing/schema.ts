import type { Currency } from '@door/domain/door/model/item-record';
import type {
  CsvEncoding,
  CsvField,
  CsvFormat,
  CsvSeparator,
  OrderWay,
  Vendor,
} from '@door/domain/making/purchasing/vendor';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import {
  bigint,
  char,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** Who sells to a supplier. */
export const vendor = pgTable(
  'vendor',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    ourNumber: text('our_number').notNull(),
    mail: text('mail').notNull(),
    phone: text('phone').notNull(),
    /** Of all its prices. */
    currency: char('currency', { length: 3 }).$type<Currency>().notNull(),
    vatNumber: text('vat_number').notNull(),
    /** Weekdays, 1 (Monday) to 7. */
    orderDays: integer('order_days').array().notNull(),
    /** `HH:MM` in the supplier's zone. */
    cutOff: char('cut_off', { length: 5 }).notNull(),
    deliveryDays: integer('delivery_days').array().notNull(),
    coverDays: integer('cover_days').notNull(),
    leastOrderMinor: bigint('least_order_minor', { mode: 'number' }).notNull(),
    /** Per cent of what is ordered. */
    overToOrder: integer('over_to_order').notNull(),
    overOther: integer('over_other').notNull(),
    howToOrder: text('how_to_order').$type<OrderWay>().notNull(),
    csvSeparator: char('csv_separator', { length: 1 }).$type<CsvSeparator>().notNull(),
    csvEncoding: text('csv_encoding').$type<CsvEncoding>().notNull(),
    peppolId: text('peppol_id').notNull(),
    state: text('state').$type<Vendor['state']>().notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Marks of the message that has made it, and of the one that made this version. */
    firstIdempotencyKey: text('first_write').notNull(),
    lastIdempotencyKey: text('last_write'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.id] }), ownRowsOnly()],
).enableRLS();

/** Days on which a vendor neither takes orders nor works nor delivers. */
export const vendorClosedDay = pgTable(
  'vendor_closed_day',
  {
    clientId: clientId(),
    vendorId: uuid('vendor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId, table.day] }),
    foreignKey({ columns: [table.clientId, table.vendorId], foreignColumns: [vendor.clientId, vendor.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** The columns of the file by which a vendor reads purchases. */
export const csvColumn = pgTable(
  'csv_column',
  {
    clientId: clientId(),
    vendorId: uuid('vendor_id').notNull(),
    /** From 1, from left to right. */
    position: integer('position').notNull(),
    field: text('field').$type<CsvField>().notNull(),
    heading: text('heading').notNull(),
    format: text('format').$type<CsvFormat>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId, table.position] }),
    foreignKey({ columns: [table.clientId, table.vendorId], foreignColumns: [vendor.clientId, vendor.id] }),
    ownRowsOnly(),
  ],
).enableRLS();

/** What vendors sell. Quantities in base units. */
export const vendorItem = pgTable(
  'vendor_item',
  {
    clientId: clientId(),
    vendorId: uuid('vendor_id').notNull(),
    id: uuid('id').notNull(),
    /** `CY-3K`; `OF72*` for every colour. */
    key: text('key').notNull(),
    /** In which its quantities are written. */
    unit: text('unit').$type<StockUnit>().notNull(),
    code: text('code').notNull(),
    text: text('text').notNull(),
    pack: bigint('pack', { mode: 'number' }).notNull(),
    least: bigint('least', { mode: 'number' }).notNull(),
    leadDays: integer('lead_days').notNull(),
    /** In the vendor's currency, for so many base units; both null: nobody knows yet. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    pricePer: bigint('price_per', { mode: 'number' }),
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId, table.id] }),
    foreignKey({ columns: [table.clientId, table.vendorId], foreignColumns: [vendor.clientId, vendor.id] }),
    ownRowsOnly(),
  ],
).enableRLS();
