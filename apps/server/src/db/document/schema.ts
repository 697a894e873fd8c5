import type { LinePictures } from '@door/api/document/document-store';
import { documentKinds, documentStates } from '@door/domain/lib/document';
import {
  bigint,
  char,
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

/** The PDF of each version that was sent. The bytes lie in the blob store, and stay what they are. */
export const document = pgTable(
  'document',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    aboutId: uuid('about_id').notNull(),
    version: integer('version').notNull(),
    /** The time of the version. */
    at: timestamp('at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    /** How often it could not be made. */
    failures: integer('failures').notNull(),
    /** Name of the PDF in the blob store, its hash and its bytes; null until it is ready. */
    blob: uuid('blob'),
    sha256: text('sha256'),
    size: integer('size'),
    /** Names of the pictures in the blob store, by line. */
    pictures: jsonb('pictures').$type<readonly LinePictures[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('document_of_version').on(table.clientId, table.kind, table.aboutId, table.version),
    ownRowsOnly(),
  ],
).enableRLS();

/** Zips of what is kept of persons, one of a person. The bytes lie in the blob store for a week; no backup holds them. */
export const personZip = pgTable(
  'person_zip',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    about: text('about', { enum: ['customer', 'enquiry', 'order'] }).notNull(),
    aboutId: uuid('about_id').notNull(),
    /** Name of the zip in the blob store. */
    blob: uuid('blob').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    /** How often it could not be made. */
    failures: integer('failures').notNull(),
    done: integer('done').notNull(),
    files: integer('files').notNull(),
    leftOut: integer('left_out').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('person_zip_of').on(table.clientId, table.about, table.aboutId),
    ownRowsOnly(),
  ],
).enableRLS();

/** Logos that a supplier has or had: a version of its settings names one. */
export const logo = pgTable(
  'logo',
  {
    clientId: clientId().references(() => client.clientId),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: char('hash', { length: 64 }).notNull(),
    contentType: text('content_type', { enum: ['image/png', 'image/svg+xml'] }).notNull(),
    /** Base64. */
    bytes: text('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.hash] }), ownRowsOnly()],
).enableRLS();
