import type { StockCode } from '@door/domain/door/model/ids';
import type { Mm } from '@door/domain/lib/mm';
import type { ItemDocument, ShareDocument } from '@door/domain/stored/item/item-document';
import type { SurveyDocument } from '@door/domain/stored/survey-document';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** Sorted by bytes (collation C), so that terms with the same prefix are neighbours in the index. */
export const term = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Door sets. `state` is the item itself; the other columns are for lists and searches. */
export const item = pgTable(
  'item',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** Running number of the supplier's items. */
    number: integer('number').notNull(),
    madeBy: text('made_by', { enum: ['public', 'installer'] }).notNull(),
    numerals: text('numerals').notNull(),
    address: text('address').notNull(),
    /** Version of the supplier's catalogue with which the door was last worked out. */
    catalogueVersion: integer('catalogue_version').notNull().default(1),
    state: jsonb('state').$type<ItemDocument>().notNull(),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull(),
    /** Mark of the message that made this version, if it can be recognised when it is sent again. */
    lastIdempotencyKey: text('last_write'),
    bomUpdated: timestamp('bom_updated', { withTimezone: true, precision: 3 }),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    measuredAt: timestamp('measured_at', { withTimezone: true, precision: 3 }),
    /**
     * All words by which it is found, those of its enquiry too, each behind a space. null: as a server of an older version has made it,
     * beside this one, or too long; its terms say them.
     */
    words: term('words'),
    /** Whether something was measured or photographed, and whether a line of the bill is in error: triggers of those tables keep them. */
    isSurveyBegun: boolean('is_survey_begun').notNull().default(false),
    isBomInError: boolean('is_bill_in_error').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // The words stand last: who goes through the list for a search looks up what has them alone.
    index('item_recent').on(
      table.clientId,
      table.lastUpdated.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.words,
    ),
    index('item_survey_begun')
      .on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_survey_begun and measured_at is null`),
    index('item_bill_in_error')
      .on(table.clientId, table.lastUpdated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_bill_in_error`),
    uniqueIndex('item_number').on(table.clientId, table.number),
    ownRowsOnly(),
  ],
).enableRLS();

/**
 * Search terms of items. A table of its own, because under row level security PostgreSQL uses an index only for plain
 * comparisons: `like`, arrays and trigrams would read every row.
 */
export const itemTerm = pgTable(
  'item_term',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Item and enquiry each replace only their own terms. */
    source: text('source', { enum: ['item', 'enquiry'] }).notNull(),
    term: term('term').notNull(),
    /**
     * When the item was changed last, in weeks of seven days and in hours since 1970, so that the newest are found without the others.
     * A server of an older version, beside this one, does not give them.
     */
    week: integer('week').notNull().default(sql`floor(extract(epoch from now()) / 604800)::integer`),
    hour: integer('hour').notNull().default(sql`floor(extract(epoch from now()) / 3600)::integer`),
    /**
     * How all words of the item begin, those of its enquiry too, as bits: a word that sets another bit is none of them. null: as a server of
     * an older version has made it, beside this one.
     */
    signature: bigint('signature', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.source, table.term] }),
    index('item_term_found').on(table.clientId, table.term, table.itemId),
    // The hour stands last: whoever has read a word's terms of a week knows their order, roughly, without their items.
    index('item_term_in_time').on(table.clientId, table.week, table.term, table.itemId, table.hour, table.signature),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** Photos of a survey; `id` is the version of the upload. */
export const surveyPhoto = pgTable(
  'survey_photo',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    id: uuid('id').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.id] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** Measurements on site, one survey for each item. */
export const survey = pgTable(
  'survey',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    state: jsonb('state').$type<SurveyDocument>().notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** The bill of materials of an item, line by line in the order of the sheet. */
export const workInstruction = pgTable(
  'work_instruction',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    /** Lines added by hand are numbered separately, so that a new calculation never renumbers them. */
    manuallyAdded: boolean('manually_added').notNull(),
    line: integer('line').notNull(),
    group: text('group').notNull(),
    code: text('code').$type<StockCode>().notNull(),
    description: text('description').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    length: doublePrecision('length').$type<Mm>(),
    width: doublePrecision('width').$type<Mm>(),
    calculation: text('rule').notNull(),
    dropdown: text('dropdown'),
    partId: text('part_id'),
    /** Name of the first piece on the line; null for manual lines and lines stored before pieces had names. */
    piece: text('piece'),
    /** Where a line added by hand came from; null for calculated lines. */
    reference: text('reference', { enum: ['Manual Addon', 'Related Stock Item'] }),
    /** What it came with: the Id of another line, or what a program noted. */
    referenceId: text('reference_id'),
    profile: text('profile'),
    /** Of the message that added it, by which the same message is recognised when it is sent again. */
    attempt: uuid('attempt'),
    /** Where the line is booked under another code than its stock. */
    analysisCode: text('analysis_code'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.manuallyAdded, table.line] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** Copies of designs that a link opens. A copy stays when its item is deleted, so there is no foreign key. */
export const sharedDesign = pgTable(
  'shared_design',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    state: jsonb('state').$type<ShareDocument>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index('shared_design_of_item').on(table.clientId, table.itemId),
    index('shared_design_age').on(table.clientId, table.madeAt),
    ownRowsOnly(),
  ],
).enableRLS();

/** The current picture of each side, and of the door in the visitor's house: the version of its upload. */
export const doorImage = pgTable(
  'door_image',
  {
    clientId: clientId(),
    itemId: uuid('item_id').notNull(),
    side: text('side', { enum: ['external', 'internal', 'house'] }).notNull(),
    version: text('version').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.itemId, table.side] }),
    foreignKey({
      columns: [table.clientId, table.itemId],
      foreignColumns: [item.clientId, item.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
